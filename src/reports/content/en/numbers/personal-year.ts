/** The current and the next personal year. Index number - 1. */
export const thisYear: readonly { title: string; text: string; task: string; avoid: string }[] = [
  {
    title: 'the year of beginnings',
    text: 'A round of nine years starts. What you begin now sets the direction, even if it still looks small. The year favours those who act without waiting to be asked.',
    task: 'Register it, announce it, put your own name to it. One real beginning is worth more than seven good intentions. Fix the day on which you look at it again.',
    avoid:
      'Leave the quarrels of the last nine years where they are. Nothing comes of them now. Your attention is needed for what you have just begun.',
  },
  {
    title: 'the year of patience',
    text: 'What you began last year grows slowly, and mostly where nobody sees it. Helpers and partners come, and so do delays. Listening and care are the right work now.',
    task: 'Agree on terms, repair a friendship, join with somebody where you were alone last year. A partner found now helps you more than speed does. Call one old friend this week.',
    avoid:
      'Do not ask every week for results. It tires those who help you, and you learn nothing new. Once in three months is enough.',
  },
  {
    title: 'the year of showing',
    text: 'Your work becomes visible. Invitations and guests are many, words come easily, and there are more plans than free evenings. To be cheerful is the right use of this year.',
    task: 'Publish, perform, propose or invite, even if the thing is not quite finished. Choose two things to show this year. Give each of them a proper date.',
    avoid:
      'Too many cheerful promises are the weak point of such a year. Before each new one, look at your money and at your free evenings.',
  },
  {
    title: 'the year of building',
    text: 'A firm base is needed now: papers, repairs, regular exercise, savings. The year is plain. What you put in order carries the five years that follow.',
    task: 'Choose the dullest important task, and give it every Tuesday. A roof, a file, a recurring deposit: what is arranged in this year stays arranged.',
    avoid:
      'Short cuts taken in a year of 4 cost the same time later. If a step looks too long, divide it and leave nothing out.',
  },
  {
    title: 'the year of change',
    text: 'Half of the nine years is over, and things begin to move. Trips, offers and unexpected people come. Something that had become too narrow is loosened.',
    task: 'Try the new thing for a month before you judge it. Travel once only from curiosity, answer unusual offers politely, and keep your documents where you can find them.',
    avoid:
      'Not everything that moves is progress. Keep one habit, one friendship and one bill as they are. You need something to come back to.',
  },
  {
    title: 'the year of home',
    text: 'Home and family call you, and so does every promise you gave. Responsibility grows, and warmth grows with it. What you spend on the house comes back as peace.',
    task: 'Repair what is broken at home, and settle an old matter over a good meal. One promise kept in full does more than five kept by half.',
    avoid:
      'Advice that nobody asked for makes trouble in this year. Offer help once, do what was wanted, and let others run their homes in their own way.',
  },
  {
    title: 'the quiet year',
    text: 'Outer matters move slowly, and you sort what the last six years have brought. Study, walks and some time alone give you more than pushing does.',
    task: 'Learn one thing thoroughly, and keep one hour of the day for yourself. Tell your people why you are quiet, or they may think that you are displeased.',
    avoid:
      'The year is not made for forced decisions. If something can wait until you understand it, let it wait. Write down what is still unclear.',
  },
  {
    title: 'the year of results',
    text: 'Results can be counted now, in marks, money or position. People take you as seriously as you have worked, and they notice whether you are fair.',
    task: 'Ask for what is due, conclude the agreement, accept the responsible post, and have the figures with you. Share with those who worked beside you in the last seven years.',
    avoid:
      'Do not spend money before it has come. A promise to pay is not yet a payment. A firm tone needs a fair offer beside it.',
  },
  {
    title: 'the year of completion',
    text: 'The round of nine years closes. Things end that were already over, and kindness is easier than ambition. What you let go makes room for next year.',
    task: 'Finish, forgive, hand on, and give away a bag of things each month. Write to one person whom you have not thanked, and close accounts that you no longer use.',
    avoid:
      'A large new start does better if it waits until January. Until then collect ideas for it in a folder, and keep your strength for good endings.',
  },
];

export const nextYear: readonly string[] = [
  'After all the clearing you can start afresh. Use the last weeks of this year to choose the one thing with which you want to begin.',
  'The speed goes down, and that is the purpose. Before then, find out with whom you would like to work, study or live more closely, and say so.',
  'Lighter months are coming, with more company. Finish what is half done before they start, so that you have something to show.',
  'Plain and useful months lie ahead. They ask for a rested body and clear papers, so settle old dues before they begin.',
  'Many things are about to move. Close what you can close, and put your documents in one place.',
  'The family needs you then. Make the long trip now, and bring your restless plans to an end.',
  'A quieter time follows. Put some books and a little money aside for it, and warn those who expect you at every function.',
  'A year of results comes after this one. Collect receipts, certificates, finished work and the names of those who can speak for you.',
  'The year after this one is for letting go. Look already for what you keep only from habit, and decide who could use it.',
];
