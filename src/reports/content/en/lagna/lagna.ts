/** The twelve lagnas: index sign - 1. */
import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';

export type LagnaText = {
  /** one sentence for the summary page */
  summaryLine: string;
  /** closes the opening paragraph: "With Aries as your lagna …" */
  leadEnding: string;
  firstImpression: readonly TextWithReason[];
  pullQuote: string;
  gifts: readonly TextWithReason[];
  caution: TextWithReason;
};

export const lagnaSummary = 'How people first meet you, and what you bring';

/** In the opening paragraph of the chapter. */
export const lagnaMeaning =
  'All the houses of your chart are counted from that point. The lagna shows your body, your manner and the impression you make on new people.';

export const lagnas: readonly LagnaText[] = [
  {
    summaryLine: 'You act first, speak plainly and repair mistakes afterwards.',
    leadEnding: 'With Aries as your lagna, people meet a quick and frank person who is ready to begin.',
    firstImpression: [
      {
        text: 'You start before others have decided. New people learn within a minute what you think of a plan, and most of them welcome it. Let one other person speak before you act.',
        because: 'Aries is a fire sign and the first of the twelve, and Mars rules it.',
      },
      {
        text: 'You think best while you move. Walk during phone calls, and stand up for a difficult decision. Work with the hands makes your mind clear.',
        because: 'Mars rules Aries, and Mars stands for muscles and action.',
      },
    ],
    pullQuote: 'You begin easily; give every task an end date as well.',
    gifts: [
      {
        text: 'You give other people courage. A shy person speaks up when you are present, because you have already said the difficult part. Use this for someone who needs it.',
        because: 'Aries is a movable sign, and movable signs set others in motion.',
      },
      {
        text: 'Your anger is open and passes quickly. You keep no list of old wrongs, which makes you easy to live with. Say aloud that the matter is over, since others may still be waiting.',
        because: 'the ram of Aries runs forward and seldom looks back.',
      },
    ],
    caution: {
      text: 'You take a delay for a refusal. When an answer is late, wait two weeks and ask once more before you change your plan.',
      because: 'Saturn, the graha of patience, is in its fall in Aries.',
    },
  },
  {
    summaryLine: 'You build slowly, keep what you have built, and people rely on you.',
    leadEnding: 'With Taurus as your lagna, people meet a calm and pleasant person who is hard to push.',
    firstImpression: [
      {
        text: 'You make people calm. Voices become softer when you sit down, and the talk turns to practical matters. In a family quarrel, offer to sit with both sides.',
        because: 'Taurus is an earth sign, and its lord, Venus, gives ease.',
      },
      {
        text: 'You form an opinion slowly and seldom change it. Pressure for an answer on the same day does not help. Name the day on which you are going to answer.',
        because: 'Taurus is the first of the fixed signs.',
      },
    ],
    pullQuote: 'What you begin today is likely to stand in ten years.',
    gifts: [
      {
        text: 'You judge quality well: cloth, food, jewellery, a person’s word. Friends take you along before a large purchase. Trust the same sense in your own savings and property.',
        because: 'Taurus is the second sign, which stands for the senses and for stored wealth.',
      },
      {
        text: 'Loyalty is natural to you. You keep the same friends, the same tailor and the same bank for many years. Add one new friend a year, so that the circle stays fresh.',
        because: 'the Moon, which becomes attached, is exalted in Taurus.',
      },
    ],
    caution: {
      text: 'Comfort can hold you in one place too long. Every three months, do a thing that makes you slightly uneasy: a course, a speech, a trip alone.',
      because: 'the earth of Taurus becomes hard when nothing moves it.',
    },
  },
  {
    summaryLine: 'You connect people and ideas quickly, and you never stop learning.',
    leadEnding: 'With Gemini as your lagna, people meet a curious and lively person with much to say.',
    firstImpression: [
      {
        text: 'You ask many questions, and people feel interesting in your company. Often the second question comes before the first is answered. Wait for the whole answer; you learn more.',
        because: 'Gemini is an air sign, and its lord, Mercury, carries messages.',
      },
      {
        text: 'There are two sides in you: one enjoys company and the other observes it. This is why your decisions change. Before a large one, write down the reasons of both sides.',
        because: 'the figure of Gemini is a pair, one with a club and one with a lute.',
      },
    ],
    pullQuote: 'Your restless mind needs one subject that it learns to the end.',
    gifts: [
      {
        text: 'You translate between people: two generations, two departments, two languages. You find the words that both sides accept. Choose work in which this is needed daily.',
        because: 'Gemini is a dual sign and belongs to two sides.',
      },
      {
        text: 'Learning keeps you young. A new language, app or instrument gives you fresh energy within a week. Begin one each year and practise it to the first certificate.',
        because: 'Mercury, lord of Gemini, is called the youth among the grahas.',
      },
    ],
    caution: {
      text: 'You open too many tasks at once. Choose one each month, and finish it before you tell anyone about it.',
      because: 'the air of Gemini spreads in all directions unless something holds it.',
    },
  },
  {
    summaryLine: 'You feel first, remember everything and look after the people around you.',
    leadEnding: 'With Cancer as your lagna, people meet someone who is careful at first and very warm later.',
    firstImpression: [
      {
        text: 'You enter a new place carefully, with a joke or a small service. You show your own mood only when you know that of the others. Give new people a second meeting before you judge.',
        because: 'Cancer is the crab, which seldom walks straight.',
      },
      {
        text: 'People tell you private things, because your face shows no blame. You remember the details for years. When you are tired, refuse such a talk until the next day.',
        because: 'the Moon rules Cancer, and the Moon receives and reflects.',
      },
    ],
    pullQuote: 'Behind the careful manner you are warm and welcoming.',
    gifts: [
      {
        text: 'Wherever you stay for a week, people become a family. You know who has an exam and who should not be alone on a Sunday. Work with guests, students or children suits you.',
        because: 'Cancer is a water sign and stands for home and mother.',
      },
      {
        text: 'You have more initiative than people expect. When your own family needs something, you start at once and manage with little sleep. Use the same force for one plan of your own.',
        because: 'Cancer is a movable sign as well, and movable signs act.',
      },
    ],
    caution: {
      text: 'A sharp tone hurts you even when it was not meant for you. Before you withdraw, ask once what the matter is; often the other person is only tired.',
      because: 'the Moon rules Cancer, and its light changes every day.',
    },
  },
  {
    summaryLine: 'You are generous, people follow you, and effort without thanks hurts you.',
    leadEnding: 'With Leo as your lagna, people meet an open-hearted and proud person whom everyone notices.',
    firstImpression: [
      {
        text: 'People notice you when you come in, even if you come quietly. They wait for your opinion and often follow it. Say early what you want, because your silence looks like displeasure.',
        because: 'the Sun rules Leo, and all other lights gather around the Sun.',
      },
      {
        text: 'You are polite in an old-fashioned way. You protect guests, pay the bill and dislike small behaviour. Decide on a monthly amount for this generosity.',
        because: 'the lion of Leo is a king, and a king has duties.',
      },
    ],
    pullQuote: 'You do your best work when you forget who is watching.',
    gifts: [
      {
        text: 'You praise people openly, and they remember it for years. A younger person may still follow advice that you have forgotten. Teach or guide one young person regularly.',
        because: 'Leo is the fifth sign, which stands for children and students.',
      },
      {
        text: 'You stay with what you began when others leave it. People can rely on you, even on days when you feel offended. Tell them that you are offended, so that they can act.',
        because: 'Leo is a fixed fire sign, and such fire burns in one place.',
      },
    ],
    caution: {
      text: 'Criticism goes deep with you, even when it is meant to help. Twice a year, ask for it from one person whom you respect; it hurts less when you have invited it.',
      because: 'Leo gives strong pride, and pride feels every criticism.',
    },
  },
  {
    summaryLine: 'You see what is wrong, and you quietly put it right.',
    leadEnding: 'With Virgo as your lagna, people meet a careful and capable person who remains modest.',
    firstImpression: [
      {
        text: 'People notice you late and remember you long. While others introduce themselves, you have already read the notice on the wall. When you introduce yourself, mention two things that you did well.',
        because: 'Virgo is an earth sign ruled by Mercury, and it uses the mind on things.',
      },
      {
        text: 'You claim little, above all about yourself. When you call something “not bad”, those who know you trust it. Ask for the same reward that others ask for the same work.',
        because: 'the figure of Virgo is a girl in a boat with grain and a flame, and without a crown.',
      },
    ],
    pullQuote: 'When you correct something, it is a sign that you care.',
    gifts: [
      {
        text: 'Disorder makes you active and cheerful. You write the list, find the missing paper, and by evening the work runs. Accounts, laboratories, kitchens and offices need this gift.',
        because: 'Virgo is the sixth sign, which stands for order and service.',
      },
      {
        text: 'You learn a craft by its details and adapt to each task. At fifty you know far more than at thirty. Plan for further training at every age.',
        because: 'Virgo is a dual sign, and Mercury is exalted in it.',
      },
    ],
    caution: {
      text: 'You measure yourself by a very strict standard. Show the list of your faults to a friend, and strike out the half that the friend does not see.',
      because: 'Venus, the graha of ease, is in its fall in Virgo.',
    },
  },
  {
    summaryLine: 'You compare both sides, soften quarrels and bring people together.',
    leadEnding: 'With Libra as your lagna, people meet a polite and fair person who likes company.',
    firstImpression: [
      {
        text: 'People feel at ease with you. You find the polite form of a true remark, and a quarrel near you turns into a discussion. Speak early in family matters, before others become angry.',
        because: 'Libra is an air sign, and Venus rules it.',
      },
      {
        text: 'You notice the opinion that is missing. When four people agree too fast, you speak for the fifth. Say also which side you take yourself.',
        because: 'the figure of Libra is a trader with a pair of scales.',
      },
    ],
    pullQuote: 'You decide well when you ask what is fair.',
    gifts: [
      {
        text: 'You start things together with someone. A business, a trip and even an opinion go better in pairs. Choose the partner with care, because half of the result depends on it.',
        because: 'Libra is movable and the seventh sign, which stands for the other person.',
      },
      {
        text: 'You are firmer than your manners suggest. You have long patience and know exactly what is owed to you. State your limit once in clear words, before it is tested.',
        because: 'Saturn, the graha of justice, is exalted in Libra.',
      },
    ],
    caution: {
      text: 'You see two sides even in a menu. Decide small things within one minute, and keep the long comparison for large ones.',
      because: 'the Sun, which decides alone, is in its fall in Libra.',
    },
  },
  {
    summaryLine: 'You look below the surface, keep secrets and do nothing halfway.',
    leadEnding: 'With Scorpio as your lagna, people meet a private and intense person whose trust takes time.',
    firstImpression: [
      {
        text: 'You say little at first and observe. Some people like this attention, and others become uneasy. Ask one friendly question early, and they relax.',
        because: 'Scorpio is a water sign ruled by Mars, so its feelings are strong and held back.',
      },
      {
        text: 'Your friendship comes step by step. Those who wait are told things that almost nobody knows, and you do not leave them. Tell a new friend that you are slow by nature.',
        because: 'Scorpio is a fixed sign, slow to open and slow to close.',
      },
    ],
    pullQuote: 'Where you give your trust, you give your full strength.',
    gifts: [
      {
        text: 'In a crisis you are the right person. Others freeze or talk, while you find the cause and make the necessary call. Research, repair and emergency work use this gift.',
        because: 'Scorpio is the eighth sign, which stands for crises and hidden things.',
      },
      {
        text: 'You can begin again after a hard time. Some parts of your past are closed so fully that new friends know nothing of them. Keep the papers of those years all the same.',
        because: 'the creature of Scorpio hides, sheds its skin and returns.',
      },
    ],
    caution: {
      text: 'You remember an insult better than the apology for it. Write the apology down with its date, and read it before the next quarrel.',
      because: 'the Moon, which lets things pass, is in its fall in Scorpio.',
    },
  },
  {
    summaryLine: 'You aim high, speak honestly and take other people along.',
    leadEnding: 'With Sagittarius as your lagna, people meet a hopeful and frank person who likes to travel.',
    firstImpression: [
      {
        text: 'You talk easily with strangers, about faith, food or education, and part from them as friends. Exchange numbers, because such contacts help you later.',
        because: 'Sagittarius is a fire sign, and Jupiter, the teacher, rules it.',
      },
      {
        text: 'You tell the truth before you think of tact. You mean no harm, and still some people are hurt. Ask first whether your opinion is wanted.',
        because: 'the archer of Sagittarius shoots first and then looks where the arrow fell.',
      },
    ],
    pullQuote: 'A large aim matters more to you than a detailed plan.',
    gifts: [
      {
        text: 'You give tired people a reason to continue. When you explain what a task is for, a team works better than under any order. Accept teaching or training work when it is offered.',
        because: 'Sagittarius is the ninth sign, which stands for purpose and right conduct.',
      },
      {
        text: 'You adapt to a new place, task or language within a month, and your principles stay the same. A move or a course far from home is easier for you than for most.',
        because: 'Sagittarius, half archer and half horse, is a dual sign.',
      },
    ],
    caution: {
      text: 'You promise while your mood is good. Before you say yes, open next month’s calendar and count what is already promised there.',
      because: 'Jupiter, lord of Sagittarius, makes everything larger, promises too.',
    },
  },
  {
    summaryLine: 'You take the long way, do your share and reach the goal.',
    leadEnding: 'With Capricorn as your lagna, people meet a reserved and dutiful person who does not give up.',
    firstImpression: [
      {
        text: 'People take you seriously before you have spoken. In youth this can feel strange, and at work it helps. Let others hear your humour, which only a few know.',
        because: 'Capricorn is an earth sign, and serious Saturn rules it.',
      },
      {
        text: 'You look at a task soberly, see how large it is, and begin. You mention it again only near the end. Give your family a short report halfway.',
        because: 'the creature of Capricorn has the head of a deer and the grip of a crocodile.',
      },
    ],
    pullQuote: 'Time helps you; later years tend to give more than early ones.',
    gifts: [
      {
        text: 'You create order in which others can live: a budget, a duty list, a roof repaired in time. Many depend on work that nobody saw, so mention it at your yearly review.',
        because: 'Capricorn is the tenth sign, which stands for work in public.',
      },
      {
        text: 'You begin without being told. By the time a meeting is called, your part is done. A place of work that values results above long hours suits you.',
        because: 'Capricorn is the movable sign among the three earth signs.',
      },
    ],
    caution: {
      text: 'You treat rest as something that can wait. Book it like an appointment, with a date and a place, and tell someone who reminds you of it.',
      because: 'Jupiter, the graha of blessing, is in its fall in Capricorn.',
    },
  },
  {
    summaryLine: 'You think for yourself, and you think of the whole group.',
    leadEnding: 'With Aquarius as your lagna, people meet a friendly and independent person with unusual views.',
    firstImpression: [
      {
        text: 'You are friendly with nearly everyone, and few people know your private life. Tell two of them a little more; closeness needs such facts.',
        because: 'Aquarius is an air sign, and its lord, Saturn, keeps a distance.',
      },
      {
        text: 'You see how things could be arranged better. The idea seems strange at first and is accepted two years later. Write it down with a date, so that your name stays with it.',
        because: 'Aquarius is the eleventh sign, which stands for groups and for the future.',
      },
    ],
    pullQuote: 'You have many friends and give your full trust to few.',
    gifts: [
      {
        text: 'You treat all people alike, from the minister to the sweeper. They remember it, and help comes to you from people you did not expect. Keep a note of their names.',
        because: 'the figure of Aquarius pours water from a pot for everybody.',
      },
      {
        text: 'Once you have thought a matter through, you do not move, and you stay friendly while others argue. State your reason in two sentences, so that firmness is not taken for pride.',
        because: 'Aquarius is the fixed sign among the three air signs.',
      },
    ],
    caution: {
      text: 'You step back when someone comes close. Stay ten minutes longer at such a moment; usually nothing more is asked of you.',
      because: 'Saturn, lord of Aquarius, likes free space around it.',
    },
  },
  {
    summaryLine: 'You sense what nobody says, forgive early and follow your own feeling.',
    leadEnding: 'With Pisces as your lagna, people meet a gentle and imaginative person who is easy to talk to.',
    firstImpression: [
      {
        text: 'You become like the company you are in: quiet with sad people, playful with children. Afterwards, take an hour alone to find your own mood again.',
        because: 'Pisces is a water sign and a dual one.',
      },
      {
        text: 'People tell you their troubles after a short time, and your listening gives them relief. Keep one rule for yourself: lend no money on the same day.',
        because: 'Jupiter, lord of Pisces, blesses without asking questions.',
      },
    ],
    pullQuote: 'Your softness is a skill, and practice makes it stronger.',
    gifts: [
      {
        text: 'You bring what is missing to a group: a song, a meaning, a kind word. Meetings end better when you were there. Work with music, images or the care of people suits you.',
        because: 'Venus, the graha of beauty, is exalted in Pisces.',
      },
      {
        text: 'You can let things end. You leave a job, a house or an old plan without bitterness. Before you leave, take copies of the papers you may need.',
        because: 'Pisces is the twelfth sign, which stands for release.',
      },
    ],
    caution: {
      text: 'Your days easily run in two directions. Keep a fixed hour each day for your most important task, at the same place.',
      because: 'Mercury, the graha of order, is in its fall in Pisces.',
    },
  },
];
