/** The current and the next personal year. Index number - 1. */
export const thisYear: readonly { title: string; text: string; task: string; avoid: string }[] = [
  {
    title: 'the sowing year',
    text: 'A round of nine begins. What you set going now sets the direction, even if it looks like a folder with one sheet in it; the year favours whoever moves without waiting to be asked.',
    task: 'Register it, announce it, put your own name to it; one real beginning outweighs seven good intentions. Tell the people it concerns, and fix the day on which you look at it again.',
    avoid:
      'Leave the quarrels of the last nine years where they are. Nothing grows from them, and the attention is needed for what you have just planted.',
  },
  {
    title: 'the sprouting year',
    text: 'What was begun goes underground. Partners appear, delays too, and progress looks like waiting; it is the year for tending, for listening, and for the second signature.',
    task: 'Agree on terms, repair a friendship, join forces where last year you went alone. A partner found in this year is worth more than a month gained by hurrying.',
    avoid:
      'Do not pull at the seedling to see whether it grows. Asking every week for results tires those who help you and tells you nothing new.',
  },
  {
    title: 'the flowering year',
    text: 'The thing becomes visible. There are invitations, guests, words that come easily, and rather more plans than evenings; joy is the honest work of this year.',
    task: 'Publish, perform, propose, invite; be seen with what you have, even if it is not quite finished. Choose two things to show, and give each its proper evening.',
    avoid:
      'Too many cheerful promises are the weakness of such a year. Before each new one, look at the money and the evenings that are already given away.',
  },
  {
    title: 'the walling year',
    text: 'Now it wants a foundation. Papers, repairs, exercise at a set hour, a budget: the year is plain, and each brick laid in it carries the five that follow.',
    task: 'Choose the dullest important task you have and give it every Tuesday. A roof, a file, a savings plan: whatever is put in order now stays in order for years.',
    avoid:
      'Short cuts taken in a year of four tend to cost the same distance later. If a step seems too slow, make it smaller instead of leaving it out.',
  },
  {
    title: 'the open-window year',
    text: 'Halfway, and the air changes. Journeys, offers, unexpected people; something that had become too tight is loosened, and you are quick on your feet.',
    task: 'Try the new thing for a month before you judge it. Travel once for no reason but curiosity, answer the odd offer politely, and keep your documents where you can find them.',
    avoid:
      'Not everything that moves is progress. Keep one habit, one friendship and one bill on its usual day, so that there is something to come back to.',
  },
  {
    title: 'the hearth year',
    text: 'Home calls, in its wider sense: family, colleagues, the promise you gave. Responsibility increases and warmth with it, and beauty in the house repays its cost in peace.',
    task: 'Mend what is broken at home, join the two halves of a plan, settle an old matter over a good meal. One promise kept in full does more than five half kept.',
    avoid:
      'Advice nobody asked for is the snare of this year. Offer help once, do what was wanted and not what you would prefer, and let others keep house in their own way.',
  },
  {
    title: 'the well year',
    text: 'An inward year. Outer matters idle, and under the stillness you are sorting what the first six have brought; study, walks and a little solitude produce more than pushing would.',
    task: 'Learn one thing thoroughly, and keep an hour in the day that belongs to nobody else. Tell your people why you are quiet, or they may take it for displeasure.',
    avoid:
      'The urge to force a decision belongs to other years. If something can wait until you understand it, let it wait, and write down what is still unclear.',
  },
  {
    title: 'the weighing year',
    text: 'Harvest, and the scales that go with it. Results become countable, authority and money are on the table, and you are taken exactly as seriously as you have worked.',
    task: 'Ask for the rise, conclude the agreement, take the chair, and have the figures with you. Whoever worked beside you in the first seven years ought to share in it.',
    avoid:
      'Do not spend the grain while it is still on the cart. Payments promised are not yet payments, and a firm tone needs a fair offer beside it.',
  },
  {
    title: 'the clearing year',
    text: 'The round closes. Things end that were already over, cupboards are emptied, kindness is easier than ambition; what you release now leaves room exactly where next year needs it.',
    task: 'Finish, forgive, hand on, give away a bag of something each month. Write to the person you have not thanked, and close accounts that you no longer use.',
    avoid:
      'A grand new start would do better to wait for January. Until then collect ideas for it in a folder, and keep your strength for ending things well.',
  },
];

export const nextYear: readonly string[] = [
  'After all the clearing you stand before an empty field. Use the last weeks of the old year to decide on the one thing that you want to plant in it.',
  'The pace drops, and that is its purpose. Before it does, find out with whom you would like to work or live more closely, and say so.',
  'Lighter months are on the way, and company with them. Prepare by finishing what is half built, so that you have something to show.',
  'Plain, useful months lie ahead. They repay a body that is rested and a desk that is clear, so end the parties and the arrears together.',
  'The windows are about to open. Travel light into it: close what you can close while everything is still in its place.',
  'Next you are wanted at home and by your people. Make the distant trip now, settle what is restless in you, and bring back something sweet.',
  'A quieter stretch is coming. Put aside a few books for it and a little money, and warn the sociable ones.',
  'A year of results follows. Gather receipts, proofs, finished pieces and the names of those who can speak for you: all that can be laid on a scale.',
  'A year for letting go is next. Look about you already for what is kept only out of habit, and let its owner, its heir or its last use be known.',
];
