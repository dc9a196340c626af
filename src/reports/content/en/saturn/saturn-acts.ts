/** Remedies for Saturn, by its place at birth and by the Moon sign. */
type RemedyText = { title: string; text: string };

/** A duty for Saturdays, by the house of Saturn. Index house - 1. */
export const saturnDutyByHouse: readonly RemedyText[] = [
  {
    title: 'Keep one promise to your body',
    text: 'The walk, the stretch, the glass of water: choose the smallest, and keep it at the same minute each Saturday, before anybody needs you.',
  },
  {
    title: 'Count the purse',
    text: 'Ten minutes with the receipts of the week, in pencil. Write down the sum, thank whoever earned it, and close the book before you begin to worry.',
  },
  {
    title: 'Answer the oldest message',
    text: 'The one you have been walking round. Three plain lines are enough, and a brother, sister or neighbour comes before an office.',
  },
  {
    title: 'Mend one thing at home',
    text: 'A hinge, a tap, the drawer that sticks. Have it done before the second tea, and leave the rest of the list in peace.',
  },
  {
    title: 'Practise the dull part',
    text: 'Scales, tables, the first page of the textbook: a quarter of an hour of what every beginner skips, without asking whether you enjoy it.',
  },
  {
    title: 'Pay one small due',
    text: 'A fee, a fine, a book that belongs to somebody else. Settle the least of them each Saturday, and strike it out with a ruler.',
  },
  {
    title: 'Take over one chore',
    text: 'Ask the person you live or work with which little task they dread, do it for this one day, and never mention it again.',
  },
  {
    title: 'Open one drawer of papers',
    text: 'Policies, nominations, old keys: look at five, label five, and put them back where another person could find them.',
  },
  {
    title: 'Do one thing you believe in',
    text: 'Read a page that you respect, aloud and slowly. Then carry out a single line of it before lunch.',
  },
  {
    title: 'Clear your own desk',
    text: 'Wipe the table, file three sheets, and write the first task of Monday on a card where the week cannot miss it.',
  },
  {
    title: 'Ring the friend who waits',
    text: 'A colleague of former days, a cousin, someone from the hostel. Ask after one thing they told you last time, and listen to all of the answer.',
  },
  {
    title: 'Leave one evening empty',
    text: 'No screen, no errand and no company after dark on Saturday. Sit with a lamp until you are bored, and then a little longer.',
  },
];

/** A service to old and tired people, by the sign of Saturn at birth. Index sign - 1. */
export const saturnServiceBySign: readonly RemedyText[] = [
  {
    title: 'Walk at a slower pace',
    text: 'Take an old neighbour to the park gate and back. Plan nothing else for that hour, and let them choose the bench.',
  },
  {
    title: 'Carry somebody’s vegetables',
    text: 'Shop for a person whose stairs have grown long. Bring what is on the list, no better idea of your own, and the change.',
  },
  {
    title: 'Lend your eyes',
    text: 'A letter, the newspaper, a notice in small print: read it aloud, twice if asked, and write the reply in large letters.',
  },
  {
    title: 'Cook for one more',
    text: 'Fill an extra tiffin for someone who eats alone and take it there yourself; the talk at the door is half of the meal.',
  },
  {
    title: 'Give an elder the stage',
    text: 'Ask for the tale they have told before, and hear it as if the ending were new.',
  },
  {
    title: 'Sit down with a form',
    text: 'Pension, ration card, bank: keep company with a person whom paper frightens, and stay until the stamp is on it.',
  },
  {
    title: 'Bring tea and no advice',
    text: 'An hour with somebody who has outlived most of their circle. Two cups, one window, whatever comes to be said.',
  },
  {
    title: 'Stay where others leave',
    text: 'Sit with a person in mourning or in bed. Speak little, come again, and bring the same biscuits.',
  },
  {
    title: 'Teach what came to you slowly',
    text: 'Help a pupil who has been called hopeless. Begin one step earlier than the book does, and go on one step longer.',
  },
  {
    title: 'Ask an old hand',
    text: 'Find someone who did your kind of work before there were screens, let them show you how, and carry their bag to the bus.',
  },
  {
    title: 'Work for nobody in particular',
    text: 'An hour for the street, the library or the housing society: the sort of job that carries no name and is noticed only when it stops.',
  },
  {
    title: 'Visit without a reason',
    text: 'A home for the old, a shelter, a shrine with steps to sweep. Stay for as long as you promised, and take no photograph.',
  },
];

/** How to rest in the evening, by Moon sign. Index sign - 1. */
export const saturnRestByMoonSign: readonly RemedyText[] = [
  {
    title: 'Walk first, then sit',
    text: 'Move about for ten minutes before dinner, as briskly as your knees agree to. The mind takes a chair as soon as the legs have had their turn.',
  },
  {
    title: 'A warm plate at a fixed hour',
    text: 'Eat early, wash the plate, and let the last half-hour belong to music that you knew as a child.',
  },
  {
    title: 'Empty the head on paper',
    text: 'Seven lines before bed, one for each thought that is still talking. Shut the notebook, and let them talk to each other.',
  },
  {
    title: 'Feed the small ones first',
    text: 'Water the plants, fill the bowl for the birds, ask who has eaten; then put your feet up without looking round for more.',
  },
  {
    title: 'Applaud one thing you did',
    text: 'Tell the mirror, in a single sentence that has no “but” in it. After that the lights may go down.',
  },
  {
    title: 'Stop at good enough',
    text: 'Name the minute after which nothing is corrected, and spread a cloth over the desk as one does over a parrot.',
  },
  {
    title: 'Make peace before dark',
    text: 'One friendly sentence to whoever shared the day with you, though the matter stay open. The night is kinder to both.',
  },
  {
    title: 'Put it down till morning',
    text: 'Write what you keep turning over on a slip, lay the slip in a box, and leave the lid on until after breakfast.',
  },
  {
    title: 'Look at something far away',
    text: 'Stars, a hill, the last aeroplane: five minutes at a window without a plan count as a journey.',
  },
  {
    title: 'Clock out',
    text: 'Say “that was the day” at a set time, and do one thing afterwards that is of no use to anybody.',
  },
  {
    title: 'Switch the world off',
    text: 'News, groups and messages end at nine. Spend what is left with one person or one book, in the same room as yourself.',
  },
  {
    title: 'Rinse the day off',
    text: 'Wash hands and face slowly, light a lamp, and give back in thought whatever belongs to other people.',
  },
];

/** A gift on Saturdays, by the element of Saturn’s sign at birth: fire, earth, air, water. */
export const saturnGivingByElement: readonly (RemedyText & { cost: string; reason: string })[] = [
  {
    title: 'Give mustard oil',
    cost: 'About ₹150',
    text: 'A bottle for a kitchen that cooks for many, or for the lamps of a shrine that has to count its drops.',
    reason: 'oil burns slowly, as a Saturn born in a fire sign does well to',
  },
  {
    title: 'Give whole urad',
    cost: 'About ₹120',
    text: 'Black gram to a langar or to a family with many plates, in a bag that need not come back.',
    reason: 'your Saturn is of an earth sign, and dark grain is its harvest',
  },
  {
    title: 'Give sturdy slippers',
    cost: 'About ₹150',
    text: 'A pair in the right size, for somebody whose work is done standing.',
    reason:
      'whoever is on their feet all day is in Saturn’s care, and yours was born in an air sign, that of errands',
  },
  {
    title: 'Give black sesame',
    cost: 'About ₹100',
    text: 'Til, loose or as laddoos, to those who sweep the steps of a station, a temple or a ghat.',
    reason: 'sesame goes with water in the rites for those before us, and your Saturn is of a water sign',
  },
];
