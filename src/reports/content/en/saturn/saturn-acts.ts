/** Remedies for Saturn, by its place at birth and by the Moon sign. */
type RemedyText = { title: string; text: string };

/** A duty for Saturdays, by the house of Saturn. Index house - 1. */
export const saturnDutyByHouse: readonly RemedyText[] = [
  {
    title: 'Exercise at a fixed time',
    text: 'Choose a short walk or stretch, and do it at the same time each Saturday, before you do anything for others.',
  },
  {
    title: 'Write the week’s accounts',
    text: 'Spend ten minutes on the bills of the week. Write the total, thank the person who earned it, and then close the book.',
  },
  {
    title: 'Answer the oldest message',
    text: 'Reply to the message you have avoided longest, in three plain lines. A brother, sister or neighbour comes before an office.',
  },
  {
    title: 'Repair one thing at home',
    text: 'Have one small thing fixed before noon, such as a tap, a hinge or a switch. Leave the other repairs for later weeks.',
  },
  {
    title: 'Practise the basics',
    text: 'Spend fifteen minutes on the part beginners avoid: tables, scales or the first chapter. A child may sit beside you and do the same.',
  },
  {
    title: 'Pay one small due',
    text: 'Settle the smallest fee, fine or debt you have each Saturday, or return something borrowed. Strike it off a written list.',
  },
  {
    title: 'Do a task for your partner',
    text: 'Ask the person you live or work with which small task they dislike. Do it for this one day without mentioning it again.',
  },
  {
    title: 'Sort five papers',
    text: 'Take five papers, such as policies, nominations or receipts. Label them and file them where another person can find them.',
  },
  {
    title: 'Practise one belief',
    text: 'Read a page of a holy or wise book aloud. Carry out one line of it before lunch.',
  },
  {
    title: 'Clear your work table',
    text: 'Clean the table, file three papers, and write Monday’s first task on a card that you can see.',
  },
  {
    title: 'Call an old friend',
    text: 'Call an old classmate, a cousin or a hostel friend. Ask about one thing they told you last time, and listen fully.',
  },
  {
    title: 'Keep Saturday evening free',
    text: 'After sunset avoid screens, shopping and guests. Sit with a lamp for twenty minutes, and go to bed early.',
  },
];

/** A service to old and tired people, by the sign of Saturn at birth. Index sign - 1. */
export const saturnServiceBySign: readonly RemedyText[] = [
  {
    title: 'Walk with an old neighbour',
    text: 'Walk to the park and back at their speed, and let them choose where to sit. Plan nothing else for that hour.',
  },
  {
    title: 'Shop for an old person',
    text: 'Buy vegetables or groceries for somebody who cannot climb stairs easily. Bring exactly what is on the list, and return the change.',
  },
  {
    title: 'Read aloud for someone',
    text: 'Read a letter, the newspaper or a notice to a person with weak eyes. Write the reply in large letters if they wish.',
  },
  {
    title: 'Cook for one more person',
    text: 'Prepare an extra tiffin for someone who eats alone, and take it there yourself. Stay a few minutes to talk.',
  },
  {
    title: 'Listen to an elder’s story',
    text: 'Ask for a story they have told before, and listen without the phone until the end.',
  },
  {
    title: 'Help with a form',
    text: 'Go with someone to the pension, ration card or bank office. Stay until the form is accepted and stamped.',
  },
  {
    title: 'Have tea with a lonely person',
    text: 'Spend an hour with someone who has lost most friends of their age. Bring two cups of tea, and give no advice.',
  },
  {
    title: 'Sit with someone in grief',
    text: 'Visit a person in mourning or confined to bed. Speak little, and come again the next week.',
  },
  {
    title: 'Teach a slow learner',
    text: 'Help a student whom others have given up on. Begin one chapter earlier than the class does.',
  },
  {
    title: 'Learn from an old worker',
    text: 'Find someone who learned a trade long ago. Ask how the work was done then, and listen to the end.',
  },
  {
    title: 'Do unpaid public work',
    text: 'Give an hour to your street, a library or the housing society. Choose a job for which no one is named.',
  },
  {
    title: 'Visit a home for the old',
    text: 'Visit an old-age home or a shelter, or sweep the steps of a temple. Stay as long as you promised, and take no photographs.',
  },
];

/** How to rest in the evening, by Moon sign. Index sign - 1. */
export const saturnRestByMoonSign: readonly RemedyText[] = [
  {
    title: 'Walk before dinner',
    text: 'Walk fast for ten minutes before dinner. Your mind becomes quiet only after the body has moved.',
  },
  {
    title: 'Eat early at a fixed hour',
    text: 'Have a warm dinner at the same time each day. Spend the last half hour with music that you know by heart.',
  },
  {
    title: 'Write your thoughts down',
    text: 'Write seven short lines before bed, one for each thought that disturbs you. Then close the notebook.',
  },
  {
    title: 'Feed others, then rest',
    text: 'Water the plants, put grain out for birds, and see that all have eaten. After that sit down, and do no more work.',
  },
  {
    title: 'Name one good thing you did',
    text: 'Say aloud one thing you did well today, without criticism. Then dim the lights.',
  },
  {
    title: 'Stop correcting at a set time',
    text: 'Choose an hour after which you correct nothing more. Cover the desk and leave the rest for tomorrow.',
  },
  {
    title: 'End the day in peace',
    text: 'Say one friendly sentence to those you spent the day with, even if a disagreement remains.',
  },
  {
    title: 'Put the worry in a box',
    text: 'Write the matter that keeps you thinking on a slip and put it in a box. Take it out after breakfast.',
  },
  {
    title: 'Look at the sky',
    text: 'Stand at a window or on the roof for five minutes and look far away. Plan nothing during that time.',
  },
  {
    title: 'End work at a fixed hour',
    text: 'Say “work is over” at a set time. Then do one thing that has no use, such as a game or a song.',
  },
  {
    title: 'Switch off news and groups',
    text: 'Stop news, messages and group chats at nine. Spend the rest of the evening with one person or one book.',
  },
  {
    title: 'Wash and light a lamp',
    text: 'Wash your hands and face slowly, light a lamp, and name the worries that belong to other people. Leave those with them.',
  },
];

/** A gift on Saturdays, by the element of Saturn’s sign at birth: fire, earth, air, water. */
export const saturnGivingByElement: readonly (RemedyText & { cost: string; reason: string })[] = [
  {
    title: 'Give mustard oil',
    cost: 'About ₹150',
    text: 'Give a bottle to a kitchen that feeds many people, or for the lamps of a small temple.',
    reason: 'mustard oil is the usual gift for Saturn, and yours was in a fire sign at birth',
  },
  {
    title: 'Give whole urad',
    cost: 'About ₹120',
    text: 'Give black gram to a langar or to a family with many members.',
    reason: 'dark grain is a usual gift for Saturn, and yours was in an earth sign at birth',
  },
  {
    title: 'Give sturdy slippers',
    cost: 'About ₹150',
    text: 'Give a pair in the right size to someone who works standing all day.',
    reason: 'people who are on their feet all day belong to Saturn, and yours was in an air sign at birth',
  },
  {
    title: 'Give black sesame',
    cost: 'About ₹100',
    text: 'Give til, loose or as laddoos, to those who clean a station, a temple or a ghat.',
    reason: 'sesame and water are offered to ancestors, and your Saturn was in a water sign at birth',
  },
];
