/** Pairs of driver and conductor: forty-five, keyed by the smaller number first. */
export const driverConductorPairs: Record<string, string> = {
  '1-1':
    'Both numbers are 1, so what you want and what life offers you are the same. You act fast, and nobody contradicts you. Choose one person who is allowed to disagree with every plan.',
  '1-2':
    'One side of you decides, and the other asks people first. Together they make a good leader. Before a public decision, have a private talk in which you can admit a doubt.',
  '1-3':
    'Ambition and knowledge support each other in you. You can give reasons for what you want, and people follow. Test one of your opinions each month against a book or a teacher.',
  '1-4':
    'One number respects authority, the other questions it. The two disagree, and so you can improve rules from inside. When something annoys you, bring a written proposal in place of a complaint.',
  '1-5':
    'You know what you want, and you can say it well. Plans and words keep pace with each other. Write the plan out a second time before you show it, because haste is the only weak point.',
  '1-6':
    'One side wants to win, and the other wants everybody to be comfortable. They do not agree by nature. Before each decision, say to yourself which of the two matters more this time.',
  '1-7':
    'Public tasks call you, and so does silence; the two are friends. Divide the year between them: some weeks among people, some days alone. Announce both in advance.',
  '1-8':
    'Your wish is to go fast, and life makes you wait and work first. In the old stories the Sun and Saturn are parent and child who cannot agree. When a date is postponed, use the time to prepare better.',
  '1-9':
    'Decision and courage come together in you, and you often act the same morning. People like your speed when they are prepared for it. Inform those concerned an hour before you start.',
  '2-2':
    'Both numbers are 2, so feelings rise high and fall low. The sorrow of others quickly becomes yours. Sleep enough, and keep one friend whose first reaction is to laugh.',
  '2-3':
    'Feeling and wisdom work well together in you. You advise gently and are believed. Offer this to younger relatives, who tell you more than they tell others.',
  '2-4':
    'One number wants what is familiar, the other changes everything at home. You do well where people need comfort in a new place, such as a hostel or a foreign city. Change one thing at a time there.',
  '2-5':
    'Mood and reason take turns with you. You write more wisely than you answer on the phone. Prepare an important message at night, read it in the morning, and then send it.',
  '2-6':
    'Both numbers are gentle, and yet they differ: one wants closeness, the other wants a pleasant time. When somebody near you is sad, ask which of the two would help now.',
  '2-7':
    'Two quiet numbers meet: one waits to be asked, the other seldom speaks. Your inner life is rich, and few people know it. Share one thought a week with a person of your choice.',
  '2-8':
    'A soft heart carries heavy duties here, and they press on it. You cannot leave a task, since you see the people behind it. Keep one evening a week free from everybody’s problems.',
  '2-9':
    'You defend those you love with sudden heat. They remember the love behind it more than the words. Say the loving sentence first, and the angry one becomes shorter.',
  '3-3':
    'Both numbers are 3, and you teach and learn without pause. People respect your knowledge and may fear your corrections. Let one small mistake pass today.',
  '3-4':
    'One number honours tradition, and the other wants to change it. Your best work is a reform that elders can accept. Begin your proposal with what you want to keep.',
  '3-5':
    'Deep study and quick talk compete in you. When they work together, you can explain a hard subject to a child. Read the whole text first, and make it short afterwards.',
  '3-6':
    'Duty and pleasure pull you in two directions, so strict weeks follow easy ones. A small pleasure on a fixed day makes the strict weeks unnecessary. Choose that day now.',
  '3-7':
    'One number wants to teach, and the other wants to study alone. They help each other if each has its time. Study by yourself for a month, and then give one lesson on it.',
  '3-8':
    'Hope makes the plan, and patience carries it out. What you believe in is built, later than promised and better than planned. Name a later date from the beginning.',
  '3-9':
    'You have strength, and you know what it is for. Few things stop you when the cause is just. Once a month, ask yourself whether it still is.',
  '4-4':
    'Both numbers are 4, and your mind plans changes all day. You find it hard to leave anything as it is. Choose one part of your life that stays untouched this year.',
  '4-5':
    'You invent, and you solve problems faster than people around you. Careful records are what is missing. Keep notes and copies, and let another person test the result.',
  '4-6':
    'Your taste is unusual, and others accept it some years later. You also like people from outside the usual circle. Show your work first to those who enjoy new things.',
  '4-7':
    'Rahu reaches for more, and Ketu lets go; both act in you and disturb each other. Restless weeks change with withdrawn ones. One simple daily task with the hands keeps you even.',
  '4-8':
    'Hard work, little praise and very firm results belong to this pair. Some people fear it without reason; it belongs to those who repair what others left. Write rest into the timetable like a duty.',
  '4-9':
    'A bold hand and an unusual idea come together, and you begin before the permission is there. Ask a calm person to check rules and dates with you. It doubles what you can achieve.',
  '5-5':
    'Both numbers are 5: you learn everything quickly and move on. Make one promise for a whole year and keep it. It gives you the depth that speed does not give.',
  '5-6':
    'Wit and charm are friends in you, and trade, art and company come easily. Accounts are the part you leave for later. Do them every Friday, before you go out.',
  '5-7':
    'One side of you wants to talk, and the other wants quiet to think, so they disturb each other. In writing they work well together. Sort the old notes before you begin a new subject.',
  '5-8':
    'A quick mind and long patience are together in you, which is rare. You have the idea early and can wait until it is approved. Choose aims that take more than a year.',
  '5-9':
    'Your reply is as fast as your temper, and the two together start quarrels. Debate and sport are good places for them. Take one full breath before you answer on the phone.',
  '6-6':
    'Both numbers are 6, and you feel every lack of harmony. You attract people and arrange things beautifully. Let a disagreement stand for one evening; affection survives it.',
  '6-7':
    'Company calls you, and a few days later silence does. Those close to you cannot guess which day it is. Give them your plan at the beginning of the week.',
  '6-8':
    'Taste has patience in you, and your work has grace. Your affection is loyal and comes slowly into words. Say it in time; the other person is waiting for it.',
  '6-9':
    'Strong likes and good manners meet in you. Your quarrels are short and polite. Say the friendly thing first and your demand second, and you often receive both.',
  '7-7':
    'Both numbers are 7, and you can do without nearly everybody. Choose two or three people whom you do not want to lose. Tell them so, and call them every week.',
  '7-8':
    'You want silence, and duty does not let you have it. Your work is very thorough, even so. Give duties fixed hours, and keep the early morning for yourself.',
  '7-9':
    'Your strength appears suddenly, does what is needed and rests again. The people around you are surprised by it. Explain afterwards, in one sentence, what you did and why.',
  '8-8':
    'Both numbers are 8, and you carry much with little noise. You were given endurance for long tasks. Add one cheerful habit to each day, such as singing or a walk with friends.',
  '8-9':
    'One number slows you, and the other pushes you. Used at the same time they only tire you; used in turn they solve hard problems. Act in the morning, and check in the evening.',
  '9-9':
    'Both numbers are 9: there is courage for many people, and anger at some of them. Small tasks bore you. Choose one large, hard and useful task, and give it a whole year.',
};

/** The friendship of the two grahas, in three grades. */
export const pairFitPhrases = {
  same: 'one graha rules both numbers, so nothing in the pair contradicts it',
  friendly: 'the two are natural friends',
  neutral: 'in natural friendship the two are neutral on balance',
  tense: 'in natural friendship at least one of the two is an enemy of the other',
} as const;
