/** The day of the month, as a variant of its driver: index day - 1. `because` follows the sum of the digits. */
import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';

export const birthdayTexts: readonly TextWithReason[] = [
  {
    text: 'Doing things your own way matters to you, and you dislike being supervised. Once you have decided, you seldom change your mind. Thank those who helped you at the start; they then help you again.',
    because: 'on the first the number one stands alone, with no other digit',
  },
  {
    text: 'At a function you notice who is left out, and you go and talk to that person. Your own needs come last, so nobody knows them. Once a week, say what you would like for yourself.',
    because: 'on the second the Moon’s two stands alone',
  },
  {
    text: 'Speaking, stories and explaining come to you without effort. Practice comes less easily than talent. Practise one art every day at the same time, and let people hear the result.',
    because: 'a birth on the third has Jupiter’s three and no other digit',
  },
  {
    text: 'You take things apart to see how they work. Surprises come often, and a fixed routine protects you. Keep your meals and your main work at the same hours every day.',
    because: 'the fourth has Rahu’s four and nothing beside it',
  },
  {
    text: 'You start a conversation anywhere, in a queue or on a train. People met in this way often become useful friends. Save their numbers with a note, and greet them at festivals.',
    because: 'the fifth is Mercury’s five alone',
  },
  {
    text: 'Home and affection come first with you. Colours, music or good food attracted you early, and you want peace among relatives. When two of them quarrel, do not carry messages; let them speak directly.',
    because: 'nothing is added to six, so Venus acts alone',
  },
  {
    text: 'You keep your inner life private, and a book and a quiet place are enough for hours. Some take it for pride. Tell the family that you are resting, and come to the meal on time.',
    because: 'the seventh holds Ketu’s seven with nothing mixed in',
  },
  {
    text: 'Difficulties come to you early and make you patient and careful. People give you hard tasks, sometimes too many. Before you accept the next one, hand an old one to somebody else.',
    because: 'the eight of this day stands alone, so Saturn shares it with nobody',
  },
  {
    text: 'You act with full force, and you forgive faster than you apologise. A cause larger than your own gain brings out your best. Join one near you, such as a tree-planting group or free tuition for children.',
    because: 'on the ninth the last digit, of Mars, stands alone',
  },
  {
    text: 'Your luck rises and falls in full view, and you begin again with good spirits. Plans grow when you speak of them, so speak only of those you mean to carry out. Save in the good times.',
    because: 'in ten the zero adds nothing to the one of the Sun',
  },
  {
    text: 'Two strong wishes live in you, and they do not always agree. Good ideas come suddenly, in a single sentence. Write the sentence down at once, and decide about it the next day.',
    because: 'eleven is the Sun’s one twice, and their sum is the Moon’s two',
  },
  {
    text: 'You speak and perform with feeling, and you often give up your turn to others. Sometimes it is kindness, and sometimes only habit. When the same chance comes again, take it yourself.',
    because: 'in twelve the Sun’s one stands beside the Moon’s two, and the sum is Jupiter’s',
  },
  {
    text: 'Change comes to you without notice: another house, class, team or task. You adapt well and can laugh about it by the weekend. Keep papers and money in order, so that a change costs little.',
    because: 'in thirteen the Sun’s one and Jupiter’s three add up to the four of Rahu',
  },
  {
    text: 'A quick tongue and steady habits meet in you. You can speak before many people, and you also want the account to be right to the rupee. A subject or trade with both speech and figures suits you.',
    because: 'in fourteen the Sun’s one and Rahu’s four add up to the five of Mercury',
  },
  {
    text: 'People like you at once, and favours and gifts come your way. Music, speech or another art is close to you. Give something back each time, even something small, so that the goodwill stays.',
    because: 'in fifteen the Sun’s one and Mercury’s five add up to the six of Venus',
  },
  {
    text: 'You plan high and think deeply. You learn early that a plan fails when its base is weak. Check the base first: the papers, the cost, the word of the other person.',
    because: 'in sixteen the Sun’s one and the six of Venus add up to the seven of Ketu',
  },
  {
    text: 'You look sober, and your aims are higher than people think. Results come late and often help those whom you never meet. Choose one long task and stay with it for years.',
    because: 'in seventeen the Sun’s one and Ketu’s seven add up to the eight of Saturn',
  },
  {
    text: 'Right and wrong matter greatly to you, and you fight family matters in your thoughts. Most of them become small once they are said. Choose a calm evening, and say it in a few words.',
    because: 'in eighteen the Sun’s one and Saturn’s eight add up to the nine of Mars',
  },
  {
    text: 'You start with confidence and also want to finish. Others believe that you never get tired, so they offer no help. In the middle of a long task, ask somebody to join you.',
    because: 'nineteen has the first digit, one, and the last, nine',
  },
  {
    text: 'Your feelings are wide and slow. Your purpose becomes clear to you later than to others, and then you follow it with great strength. Do not compare your speed with that of a cousin or a classmate.',
    because: 'in twenty the zero adds nothing to the two of the Moon',
  },
  {
    text: 'Your voice and manner please people, and they offer you chances. Learn the subject itself thoroughly, so that you can keep what was offered. One hour of study on most days is enough.',
    because: 'in twenty-one the Moon’s two comes first and the Sun’s one second',
  },
  {
    text: 'You are gentle in manner and firm in your plan. You can organise many people without raising your voice, so they come to depend on you. Fix your free days in advance, or work fills them.',
    because: 'twenty-two is the Moon’s two twice, and their sum is the four of Rahu',
  },
  {
    text: 'You feel what is going on and find the right words for it. Teachers and seniors like to help you. Stay in touch with two of them, even when you need nothing.',
    because: 'in twenty-three the Moon’s two and Jupiter’s three add up to the five of Mercury',
  },
  {
    text: 'You are affectionate, and you like order. Capable people attract you, and you remember how each one takes tea. Let others arrange something for you as well, and praise it as it is.',
    because: 'in twenty-four the Moon’s two and Rahu’s four add up to the six of Venus',
  },
  {
    text: 'You learn first by watching, then by trying, and only then from a book. You read faces very well. Before you judge a new person, add one known fact to your feeling.',
    because: 'in twenty-five the Moon’s two and Mercury’s five add up to the seven of Ketu',
  },
  {
    text: 'Out of sympathy you carry the loads of others and call it duty. Shared work goes well when the terms are clear first. Write down who does what and who pays what before you begin.',
    because: 'in twenty-six the Moon’s two and the six of Venus add up to the eight of Saturn',
  },
  {
    text: 'You plan boldly at night and cancel half of it in the morning, and so the other half succeeds. Study, law and old stories improve your aim. Sleep over every challenge before you accept it.',
    because: 'in twenty-seven the Moon’s two and Ketu’s seven add up to the nine of Mars',
  },
  {
    text: 'As a leader you also want to be liked. Friends have your trust before you have tested it. Put every agreement with a friend in writing, even a small loan.',
    because: 'the Moon’s two and Saturn’s eight make ten, which adds up to the one of the Sun',
  },
  {
    text: 'Strong feelings run under your calm surface, sometimes hopeful, sometimes tired of people. Work with both hands brings you back: cooking, a garden, an instrument. Keep such work for difficult weeks.',
    because: 'the Moon’s two and the nine of Mars make eleven, which adds up to two',
  },
  {
    text: 'You think for pleasure and speak when the thought is ready. You may refuse a good offer only because it is dull. Before you refuse, ask what it would make possible later.',
    because: 'in thirty the zero adds nothing to the three of Jupiter',
  },
  {
    text: 'You would rather be right with a few than popular with many. Among friends you turn out to be a very good storyteller. Accept one invitation a month, even if you would like to stay at home.',
    because: 'in thirty-one Jupiter’s three and the Sun’s one add up to the four of Rahu',
  },
];
