/** The twelve lagnas: index sign - 1. */
import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';

export type LagnaText = {
  /** one sentence for the summary page */
  summaryLine: string;
  /** closes the opening paragraph: "Yours is …" */
  leadEnding: string;
  firstImpression: readonly TextWithReason[];
  pullQuote: string;
  gifts: readonly TextWithReason[];
  caution: TextWithReason;
};

export const lagnaSummary = 'Your front door: how you meet the world';

/** In the opening paragraph of the chapter. */
export const lagnaMeaning =
  'All the houses of your chart are counted from that point. Think of the lagna as your front door: the world comes to know you there, well before it is shown the other rooms.';

export const lagnas: readonly LagnaText[] = [
  {
    summaryLine: 'You go first, say it plainly and mend it afterwards.',
    leadEnding: 'Yours stands open before anyone has knocked: quick, frank and ready to begin.',
    firstImpression: [
      {
        text: 'You arrive, so to speak, a step ahead of your own footsteps. Strangers know within a minute what you think of the plan, and most of them find it a relief.',
        because: 'Aries is a fire sign and the first of the twelve, ruled by Mars.',
      },
      {
        text: 'Your body likes to decide things. You stand up to think, answer on the move, and do your clearest reasoning with something in your hands.',
        because: 'Mars, lord of Aries, is the graha of muscle and initiative.',
      },
    ],
    pullQuote: 'Beginnings come easily to you; give the endings a date.',
    gifts: [
      {
        text: 'You lend people your nerve. A shy colleague speaks up when you are in the room, since you have already said the embarrassing half of it.',
        because: 'Aries is a movable sign, and movable signs set others going.',
      },
      {
        text: 'Anger passes through you like weather over a plain: visible from afar, and gone. You keep no ledger of wrongs, which makes you easier to live with than quieter people.',
        because: 'the ram of Aries charges forward and seldom looks back.',
      },
    ],
    caution: {
      text: 'You take a delay for a refusal. Count the days in which nothing moved and something grew all the same; there have been more of them than you think.',
      because: 'Saturn, the graha of patience, has its sign of fall in Aries.',
    },
  },
  {
    summaryLine: 'You build slowly, hold on warmly, and people lean on you without noticing.',
    leadEnding: 'Yours is a heavy wooden one that opens without a creak: calm, pleasant and hard to push.',
    firstImpression: [
      {
        text: 'You settle a room. Voices drop a little when you sit down, somebody offers you food, and the talk turns from what might be to what there is.',
        because: 'Taurus is an earth sign, and Venus, its lord, gives ease.',
      },
      {
        text: 'You do not hurry an opinion. When it does come it has been weighed, and asking you to change it by Tuesday is asking a tree to move over.',
        because: 'Taurus is the first of the fixed signs.',
      },
    ],
    pullQuote: 'What you plant is usually still there in ten years.',
    gifts: [
      {
        text: 'You know the worth of things: cloth by its hem, a dish by its smell, a promise by the person. Friends take you along when they are about to buy something large.',
        because: 'Taurus is the second of the signs, that of the senses and of all that is stored.',
      },
      {
        text: 'Loyalty is your ordinary temperature. The same tailor, the same tea stall, the same friend from the back bench: you improve what you keep.',
        because: 'the Moon, which attaches itself, is exalted in Taurus.',
      },
    ],
    caution: {
      text: 'Comfort can become a very soft cage. Once a season, do the thing that makes you slightly uneasy, while it is still your own idea.',
      because: 'the earth of Taurus grows hard where it is never turned.',
    },
  },
  {
    summaryLine: 'You connect people and ideas faster than most can finish a sentence.',
    leadEnding: 'Yours is a swing door, always in motion: curious, light and full of news.',
    firstImpression: [
      {
        text: 'You ask a second question before the first is answered, and people feel interesting in your company. It is a form of kindness that looks like mere chatter.',
        because: 'Gemini is an air sign ruled by Mercury, who carries messages.',
      },
      {
        text: 'There are at least two of you. One can be found at the party, one is watching the party, and each thinks the other exaggerates.',
        because: 'the figure of Gemini is a pair, one bearing a club and one a lute.',
      },
    ],
    pullQuote: 'Your restlessness is mostly unspent attention.',
    gifts: [
      {
        text: 'You translate. Between generations, departments, languages or quarrelling cousins, you find the word that both sides had been missing.',
        because: 'Gemini is a dual sign, with a foot on either side.',
      },
      {
        text: 'You stay young by learning. Give you a new instrument, map or password and ten years fall from your face.',
        because: 'the lord of Gemini, Mercury, is called the youth among the grahas.',
      },
    ],
    caution: {
      text: 'Ten open doors make a draught. Choose one thing each month to finish in silence, and tell nobody about it until it is done.',
      because: 'the air of Gemini spreads out unless something holds it.',
    },
  },
  {
    summaryLine: 'You feel first, remember everything, and look after whoever is in reach.',
    leadEnding: 'Yours has a curtain and a light behind it: watchful at first, then very warm.',
    firstImpression: [
      {
        text: 'You come in sideways. A joke, a small service, a look around for who seems lost: only when you have found the mood of the place do you show your own.',
        because: 'Cancer is the crab, which seldom goes straight.',
      },
      {
        text: 'People tell you things. You have a face that has already forgiven, and a memory that keeps the details for years without using them.',
        because: 'the Moon, lord of Cancer, receives and reflects.',
      },
    ],
    pullQuote: 'Under the shell you are all welcome.',
    gifts: [
      {
        text: 'Wherever you stay for more than a week, a household forms. You know who takes sugar, who has an exam, and who ought not to be left alone on a Sunday.',
        because: 'Cancer is a water sign and stands for hearth and mother.',
      },
      {
        text: 'You are more enterprising than you look. Once something has to be done for your own people, you start at once and see it through on very little sleep.',
        because: 'Cancer is a movable sign as well, the kind that acts.',
      },
    ],
    caution: {
      text: 'You answer a sharp tone that was not meant for you. Before you withdraw for the evening, ask once; half the time it was only hunger.',
      because: 'Cancer is ruled by a Moon that changes its light every day.',
    },
  },
  {
    summaryLine: 'You give generously, lead naturally and wither only where nobody says thank you.',
    leadEnding: 'Yours is a gate with a step and a lamp: open-hearted, proud and made for entrances.',
    firstImpression: [
      {
        text: 'A room rearranges itself a little around you. You do not always want that; it happens even when you have come in quietly to look for your umbrella.',
        because: 'Leo has the Sun for its lord, and other lights arrange themselves about the Sun.',
      },
      {
        text: 'You are courteous in an old-fashioned way. You stand by your guests, pay for the tea, and would rather be wronged than be found petty.',
        because: 'the lion of Leo is drawn as a king, and a king has obligations.',
      },
    ],
    pullQuote: 'You are at your greatest when you forget who is watching.',
    gifts: [
      {
        text: 'You believe in people out loud. Someone you praised at seventeen is still living on it, and you have probably forgotten the occasion.',
        because: 'Leo is the fifth sign, that of children and pupils.',
      },
      {
        text: 'What you have begun you stand by. Friends drift, fashions turn, and there you are, at the same post, slightly offended and entirely reliable.',
        because: 'Leo is fixed fire, which burns in one place.',
      },
    ],
    caution: {
      text: 'Criticism goes in deep, even the helpful sort. Ask for it yourself, from one person you respect, and it loses its power to arrive uninvited.',
      because: 'pride in Leo is close to the heart it protects.',
    },
  },
  {
    summaryLine: 'You see what is out of place, and quietly you set it right.',
    leadEnding: 'Yours is narrow and very clean: attentive, capable, and modest until you are needed.',
    firstImpression: [
      {
        text: 'You are noticed second and remembered longer. While the loud ones introduce themselves you have read the notice on the wall, found the switch and moved the glass from the edge.',
        because: 'Virgo is earth in the care of Mercury: intelligence applied to things.',
      },
      {
        text: 'You are careful with claims, above all with claims about yourself. When you call something “not bad”, people who know you order two.',
        because: 'the figure of Virgo is a girl in a boat, holding grain and a flame, with no crown.',
      },
    ],
    pullQuote: 'Your corrections are love letters in small handwriting.',
    gifts: [
      {
        text: 'Put in charge of a mess, you become happy. You make the list, find the missing page, and by evening others are working as if it had been their idea.',
        because: 'Virgo is the sixth sign, that of sorting and of service.',
      },
      {
        text: 'You learn any craft by its details, and adapt as the task requires. What you know at thirty is only a draft of what you know at fifty.',
        because: 'Virgo is a dual sign, and Mercury is exalted in it.',
      },
    ],
    caution: {
      text: 'The measure you apply to yourself is kept in a drawer that nobody else may open. Show it to a friend; they are likely to laugh, kindly, at the size of the numbers.',
      because: 'Venus, the graha of ease, has its fall in Virgo.',
    },
  },
  {
    summaryLine: 'You weigh, you soften, and you bring people to the same table.',
    leadEnding: 'Yours is well proportioned and held open for others: gracious, fair and fond of company.',
    firstImpression: [
      {
        text: 'People feel better dressed beside you. You find the polite form of the true remark, and a room that was about to quarrel finds itself discussing the food.',
        because: 'Libra is an air sign, and Venus rules it.',
      },
      {
        text: 'You hear the missing voice. If four people agree too quickly, you take up the case of the fifth, who is not even present.',
        because: 'the figure of Libra is a trader with a pair of scales.',
      },
    ],
    pullQuote: 'You are decided by what is fair, once you let yourself look.',
    gifts: [
      {
        text: 'You start things by asking someone along. Projects, journeys, even your own opinions set off better in pairs, and your choice of companion is half the result.',
        because: 'Libra is movable, and the seventh of the signs, where the other person stands.',
      },
      {
        text: 'There is iron under the silk. You have a long patience and a clear sense of what is owed, and those who mistook your manners for weakness tend to do it once.',
        because: 'Saturn, keeper of justice, is exalted in Libra.',
      },
    ],
    caution: {
      text: 'You can see both sides of a menu. Decide small things within a minute, by rule, and keep your fine balance for the large ones.',
      because: 'the Sun, which decides alone, has its fall in Libra.',
    },
  },
  {
    summaryLine: 'You look underneath, keep what you find, and do nothing by halves.',
    leadEnding: 'Yours has a good lock and a spyhole: private, intense and worth the wait.',
    firstImpression: [
      {
        text: 'You say little at first, and look. People have the sense of having been read, which charms some and unsettles those with something on the next page.',
        because: 'Scorpio is a water sign with Mars for its lord: feeling under pressure.',
      },
      {
        text: 'Your friendliness has a vestibule. Whoever waits there long enough is let into rooms that almost nobody else has seen, and is not asked to leave.',
        because: 'Scorpio is a fixed sign, slow to open and slow to close.',
      },
    ],
    pullQuote: 'What you give your trust to, you give your strength to.',
    gifts: [
      {
        text: 'In bad weather you are the person to have. Others freeze or talk; you find the valve, make the call, and ask how everyone feels afterwards.',
        because: 'Scorpio is the eighth sign, that of what is critical and concealed.',
      },
      {
        text: 'You can begin again. More than once you have closed a chapter so fully that new acquaintances would not guess there had been one.',
        because: 'the creature of Scorpio is one that hides, sheds and returns.',
      },
    ],
    caution: {
      text: 'You remember the wound in better detail than the apology. Writing the apology down, word for word, corrects the record in your own favour.',
      because: 'the Moon, which lets things pass, has its fall in Scorpio.',
    },
  },
  {
    summaryLine: 'You aim far, speak honestly, and take others along for the view.',
    leadEnding: 'Yours has no lintel to bump one’s head on: hopeful, candid and open to travellers.',
    firstImpression: [
      {
        text: 'You begin talking to a stranger in the middle, as it were, and by the next station the two of you have settled religion, mangoes and the education of the young.',
        because: 'Sagittarius is a fire sign ruled by Jupiter, the teacher.',
      },
      {
        text: 'Truth leaves your mouth before tact has found its shoes. You mean no harm at all, and those who know you ask your opinion only when they want it.',
        because: 'the archer of Sagittarius looses one arrow and looks where it lands.',
      },
    ],
    pullQuote: 'You need a horizon more than you need a plan.',
    gifts: [
      {
        text: 'You make effort feel worthwhile. By telling people what the work is for, you get more out of a tired team than any schedule does.',
        because: 'Sagittarius is the ninth sign, that of purpose and right conduct.',
      },
      {
        text: 'You adapt to surroundings and hold on to principles. Change the city, the job, the language: in a month you have a route, a favourite stall and a cause.',
        because: 'Sagittarius, half archer and half horse, is a dual sign.',
      },
    ],
    caution: {
      text: 'You promise in the mood in which you mean it. Before you say yes, look at the same day in next month’s calendar and see whether it is still sunny there.',
      because: 'Jupiter, lord of Sagittarius, enlarges what it touches, diaries included.',
    },
  },
  {
    summaryLine: 'You take the long stairs, carry your share, and arrive.',
    leadEnding: 'Yours is plain teak with a brass number: reserved, dutiful and very hard to wear out.',
    firstImpression: [
      {
        text: 'You are taken seriously before you have said anything. It was odd at school and is useful now, and the few who hear your jokes feel they have been given a key.',
        because: 'Capricorn is an earth sign, and grave Saturn is its lord.',
      },
      {
        text: 'You size up a task, a person or a staircase from below, without romance. Then you start, and do not mention the matter again until you are near the top.',
        because: 'the creature of Capricorn has a deer’s head and a crocodile’s hold.',
      },
    ],
    pullQuote: 'Time has been a loyal partner to you.',
    gifts: [
      {
        text: 'You bring order that others can live in. Rotas, budgets, a roof that does not leak: the comfort of many people rests on something you did in March.',
        because: 'Capricorn is the tenth sign, that of public work.',
      },
      {
        text: 'You do not wait to be told. Quietly and early you set about what has to be done, and by the time the meeting is called the foundation is dry.',
        because: 'Capricorn is the movable one among the earth signs.',
      },
    ],
    caution: {
      text: 'You treat rest as a debt. Book it as you would book an inspection, with a date and a signature, and you might even turn up.',
      because: 'Jupiter, the graha of grace, is at its lowest in Capricorn.',
    },
  },
  {
    summaryLine: 'You think for yourself and for everybody, usually in that order.',
    leadEnding:
      'Yours is open to the whole street, with one room kept locked: friendly, independent and a little unusual.',
    firstImpression: [
      {
        text: 'You are on easy terms with nearly everyone, and few could say what you had for breakfast. Warmth comes from you freely; information comes by appointment.',
        because: 'Aquarius is an air sign, and Saturn keeps its distance as lord.',
      },
      {
        text: 'You have an opinion about how it could be arranged better. It sounds strange on the day, reasonable by the weekend, and within two years people attribute it to common sense.',
        because: 'Aquarius is the eleventh sign, which looks to the many and to what is coming.',
      },
    ],
    pullQuote: 'You belong to everyone a little, and to a few completely.',
    gifts: [
      {
        text: 'You treat people alike. The minister and the person sweeping the stairs get the same tone from you, and one of them never forgets it.',
        because: 'the figure of Aquarius carries a pot of water, poured out for all.',
      },
      {
        text: 'Once you have thought something through you are immovable, amiably so. Others argue for an hour and find you smiling at the same spot.',
        because: 'Aquarius is the fixed one among the signs of air.',
      },
    ],
    caution: {
      text: 'You step back precisely when someone steps closer. Stay in the doorway for one more minute; very often nothing was being asked of you but that.',
      because: 'Saturn, lord of Aquarius, likes a clear space around it.',
    },
  },
  {
    summaryLine: 'You sense what is unsaid, forgive early, and follow a tide of your own.',
    leadEnding: 'Yours is a bead curtain by the sea: gentle, imaginative and easy to walk through.',
    firstImpression: [
      {
        text: 'You take the shape of the company, as water does. With the sad you are quiet, with children you are five, and it can take an hour alone to find your own outline again.',
        because: 'Pisces is a water sign and a dual one.',
      },
      {
        text: 'People confide in you on short acquaintance. You listen with your whole face, and what you give them is seldom advice and nearly always relief.',
        because: 'Jupiter, lord of Pisces, blesses without asking questions.',
      },
    ],
    pullQuote: 'Your softness is a skill, and it can be trained.',
    gifts: [
      {
        text: 'You bring the missing ingredient: a tune, a meaning, a touch of mercy. Meetings end better when you were there, and the minutes never show why.',
        because: 'Venus, who beautifies, is exalted in Pisces.',
      },
      {
        text: 'You let things end. Where others clutch, you can say goodbye, bless it and go home by another road.',
        because: 'Pisces is the twelfth sign, that of release.',
      },
    ],
    caution: {
      text: 'Two fish swim in opposite directions, and so do your afternoons. One fixed hour a day, kept like an appointment with a friend, holds the rest of it together.',
      because: 'Mercury, the graha of order, has its fall in Pisces.',
    },
  },
];
