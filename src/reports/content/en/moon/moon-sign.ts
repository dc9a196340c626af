/** The Moon in the twelve signs: index sign - 1. */
import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';

export type MoonSignText = {
  /** one sentence for the summary page */
  summaryLine: string;
  /** ends the lead of the chapter */
  leadEnding: string;
  statements: readonly TextWithReason[];
  pullQuote: string;
};

export const moonSigns: readonly MoonSignText[] = [
  {
    summaryLine: 'Inside you there is a quick flame that is cheered by a challenge and dampened by waiting.',
    leadEnding:
      'Your heart is a small fire in the open: fast to catch, fast to calm, and never in doubt about what it wants for lunch.',
    statements: [
      {
        text: 'You know how you feel at once and say it while it is still hot. Ten minutes later you have moved on, and are puzzled to find the others still standing there.',
        because: 'the Moon took on the haste of Aries, a movable fire sign.',
      },
      {
        text: 'Doing something is your comfort. Bad news sends you to clean the balcony, book the ticket or run round the block, and by the second lap you can talk.',
        because: 'your Moon lodged with Mars, lord of Aries, who answers feeling with action.',
      },
      {
        text: 'You need to be allowed a first attempt without commentary. Praise for courage reaches you; advice, in the middle of the attempt, is heard as doubt.',
        because: 'your Moon was in Aries, the youngest of the signs.',
      },
    ],
    pullQuote: 'You calm down by moving, so move first and decide afterwards.',
  },
  {
    summaryLine: 'Inside you are a calm pasture: slow to trouble, quick to feed others, hard to uproot.',
    leadEnding:
      'Your heart is an orchard with a low wall. It likes the known path, the filled bowl and the people who come every year.',
    statements: [
      {
        text: 'Your moods are few and long. A good breakfast carries you to evening, and a slight is digested slowly, with no scene and no hurry to forget it either.',
        because: 'the Moon is steady in Taurus, a fixed earth sign, and exalted there.',
      },
      {
        text: 'You soothe people by substance: a blanket, a plate, your hand on a shoulder, silence of the friendly sort. Few can resist being looked after by you.',
        because: 'Venus, who rules Taurus and so your Moon, speaks through the senses.',
      },
      {
        text: 'Change is easier for you when you can carry one familiar thing into it. Take the old cup to the new office.',
        because: 'the bull of Taurus returns to the field it knows.',
      },
    ],
    pullQuote: 'Peace, for you, has a taste, a texture and a regular hour.',
  },
  {
    summaryLine: 'Inside you there is a lively conversation that never quite closes for the night.',
    leadEnding:
      'Your heart thinks. It wants its feelings explained, compared, told to somebody, and after that it feels them.',
    statements: [
      {
        text: 'You talk yourself well. A feeling that has found its word stops hurting, and your best friends are people who answer messages at odd hours.',
        because: 'in Gemini, Mercury lends the Moon its tongue.',
      },
      {
        text: 'You can be merry and worried in one breath, and both are true. The change puzzles slow people; you experience it as changing the channel.',
        because: 'Gemini is airy and dual, so the mind stands in two places.',
      },
      {
        text: 'Monotony tires you more than effort does. Two small outings refresh you better than one long holiday, and a new book lies beside the bed as others keep water.',
        because: 'your Moon was in Gemini, the sign of errands and exchange.',
      },
    ],
    pullQuote: 'You are soothed by being understood more than by being agreed with.',
  },
  {
    summaryLine: 'Inside you is a tide that remembers every shore, and returns to a few.',
    leadEnding:
      'Your heart is at home in itself. It fills and empties by a calendar of its own, keeps everything, and takes in whoever is cold.',
    statements: [
      {
        text: 'You feel the temperature of a house on the stairs. Before anyone has spoken you know who has quarrelled, and you are already putting the kettle on.',
        because: 'in Cancer the Moon is in its own sign and works without a filter.',
      },
      {
        text: 'The past is present to you. Songs, recipes and old addresses hold your feelings in good order, and tradition in your hands is a living animal.',
        because: 'Cancer is water, and your Moon keeps the print of what has passed.',
      },
      {
        text: 'Your shell closes without notice. If the people who love you knew that it opens to a knock, gentle and repeated, they would worry less.',
        because: 'the crab of Cancer withdraws in order to feel safe, and for no other reason.',
      },
    ],
    pullQuote: 'You belong to people before you belong to plans.',
  },
  {
    summaryLine: 'Inside you is a warm court where loyalty is repaid and coldness is not understood.',
    leadEnding:
      'Your heart sits upright. It gives in large portions, wants to be chosen rather than used, and forgives grandly when it is asked.',
    statements: [
      {
        text: 'You feel in capital letters and show it with some restraint. A birthday forgotten weighs more than an insult, since an insult at least took trouble.',
        because: 'the Sun, lord of Leo, lends your Moon its dignity.',
      },
      {
        text: 'You cheer people by expecting the best of them in public. Children and interns straighten up near you, and the effect lasts into the following week.',
        because: 'Leo is the sign in which feeling turns to encouragement.',
      },
      {
        text: 'You cannot be hurried out of a loyalty. Friends have sometimes earned less than you gave them, and you went on giving because stopping would not have been like you.',
        because: 'a Moon in Leo burns with the even heat of fixed fire.',
      },
    ],
    pullQuote: 'You rest best in the company of people who are glad you came.',
  },
  {
    summaryLine: 'Inside you is a careful gardener who worries in order to keep things growing.',
    leadEnding:
      'Your heart keeps a notebook. It notices, sorts, mends, and seldom believes that its own small services are love, which they are.',
    statements: [
      {
        text: 'Concern is how affection sounds in you. You ask whether the door was locked and the papers packed, and someone who listens hears a declaration.',
        because: 'the Moon in Virgo cares by attending to detail.',
      },
      {
        text: 'You think a feeling through until it is tidy. This helps with most of them; for grief and joy, try sitting on the floor and leaving the list alone.',
        because: 'Mercury rules Virgo and likes feelings to be named.',
      },
      {
        text: 'Order outside brings order inside. Half an hour with a cupboard settles you better than a talk about it, and routines that look dull to others keep you supple.',
        because: 'Virgo is dual earth, and its Moon settles by arranging.',
      },
    ],
    pullQuote: 'You are allowed to be loved before the list is finished.',
  },
  {
    summaryLine: 'Inside you is a pair of scales that comes to rest only when everybody has been heard.',
    leadEnding:
      'Your heart looks for the second voice. It is happiest between people, makes peace as others make tea, and winces at a raised one.',
    statements: [
      {
        text: 'You feel a quarrel in the next room as a draught. You may have learnt very early to say the thing that let both parties save face.',
        because: 'the Moon in Libra measures itself against others.',
      },
      {
        text: 'Beauty restores you daily: a well-laid table, a walk down the better street, a clean line in a drawing. Ugliness costs you strength.',
        because: 'Venus, who rules Libra, keeps the house of your Moon and likes it fair.',
      },
      {
        text: 'Alone, you postpone; in company, you know. Talk a choice over with someone who wants nothing from it, and listen to the sentence you defend.',
        because: 'the Moon of Libra, airy and movable, sets out in twos.',
      },
    ],
    pullQuote: 'Your calm depends on fairness, including fairness to yourself.',
  },
  {
    summaryLine: 'Inside you is a deep well, quiet at the top, with strong water below.',
    leadEnding:
      'Your heart goes all the way down. It does not flirt with a feeling; it moves in with it and stays.',
    statements: [
      {
        text: 'You feel everything and report very little. What others take for composure is concentration, and in the right company it turns into astonishing frankness.',
        because: 'in Scorpio the Moon is in its sign of fall and guards itself.',
      },
      {
        text: 'Loyalty is absolute with you, and so is its end. You close a door after the seventh warning, all of which were given silently.',
        because: 'Scorpio is fixed water, which freezes before it moves.',
      },
      {
        text: 'You understand people in trouble. Panic, shame and jealousy are known country to you, so you can walk there calmly and bring somebody back.',
        because: 'your Moon is a guest of Mars in Scorpio, and Mars does not fear the dark.',
      },
    ],
    pullQuote: 'What you survive you can later use, and you use it for others.',
  },
  {
    summaryLine: 'Inside you is a traveller who is comforted by meaning and a long view.',
    leadEnding:
      'Your heart sleeps with its sandals on. It hopes by nature, says what it thinks, and recovers its faith overnight like a plant that has been watered.',
    statements: [
      {
        text: 'You cannot stay sad under an open sky. A train window, a hill, a bold idea or a good joke turns the key, and you share it with whoever sits beside you.',
        because: 'your Moon was carried by Sagittarius, a fire sign of Jupiter’s.',
      },
      {
        text: 'You need to know what it is for. Given a reason you bear a great deal; given only a rule, you become philosophical and slightly late.',
        because: 'a Moon in the ninth sign, Sagittarius, asks about purpose.',
      },
      {
        text: 'Straightness is how you show respect. You tell people the truth early, expect the same, and are more hurt by a polite evasion than by a rude fact.',
        because: 'the archer of Sagittarius aims from the eye, with nothing in between.',
      },
    ],
    pullQuote: 'Give your hope a road and it feeds the whole caravan.',
  },
  {
    summaryLine: 'Inside you is a patient mountaineer who feels much and unpacks it late.',
    leadEnding:
      'Your heart wears a coat. Beneath it are dry humour, long loyalties and a tenderness which is usually delivered in the form of a service.',
    statements: [
      {
        text: 'You keep your feelings for after office hours, and sometimes after office hours do not come. Name one of them aloud each Sunday; it costs less than you fear.',
        because: 'Saturn, lord of Capricorn, gives duty the first appointment and your Moon the next.',
      },
      {
        text: 'Responsibility steadies you. In family storms you were the one with the torch and the phone numbers, possibly from an age at which that should have been someone else.',
        because: 'Capricorn, earthy and movable, made your Moon one that takes hold.',
      },
      {
        text: 'Your affection is shown in years. You are there at the exam, the move, the funeral and the dull Wednesday, and the dull Wednesday is what people remember.',
        because: 'in Capricorn the Moon lives by Saturn’s calendar.',
      },
    ],
    pullQuote: 'You thaw slowly, and it is a proper spring when you do.',
  },
  {
    summaryLine: 'Inside you is a cool, kindly wind that needs both company and open windows.',
    leadEnding:
      'Your heart is a friend first. It cares broadly, observes itself from some way off, and opens in unexpected places to unexpected people.',
    statements: [
      {
        text: 'You are touched by ideas and by strangers, and can be oddly calm about your own affairs. It is not coldness; you simply file yourself under “everyone”.',
        because: 'the Moon in Aquarius looks through an impersonal lens.',
      },
      {
        text: 'You require a margin. Closeness suits you on the day you know that you may leave the room, and you tend to stay as soon as you know it.',
        because: 'the Saturn of Aquarius keeps a distance in which to breathe.',
      },
      {
        text: 'Your loyalties are few, odd and permanent. One of them may be to a person nobody else understood at school.',
        because: 'Aquarius is fixed, and its Moon holds on even to what is unusual.',
      },
    ],
    pullQuote: 'You come closer when nobody is counting the steps.',
  },
  {
    summaryLine: 'Inside you is an ocean on which other people’s boats keep turning up.',
    leadEnding:
      'Your heart has no customs office. Music, grief, kindness and strangers’ moods travel through it freely, and at night it sorts them into dreams.',
    statements: [
      {
        text: 'You catch feelings the way wool catches smoke. Ask, before you treat a sadness, whether it is yours; often it came in with somebody’s coat.',
        because: 'your Moon was in Pisces, a dual water sign, which takes in from both sides.',
      },
      {
        text: 'Prayer, music or a shore put you back together. A quarter of an hour is enough, and the world gets a better person back than it lent.',
        because: 'Jupiter rules Pisces, and comforts your Moon by widening the view.',
      },
      {
        text: 'You forgive before you are asked, now and then before you have finished being hurt. Wait for the second half; forgiveness keeps.',
        because: 'Pisces, the last of the signs, dissolves what the others have built.',
      },
    ],
    pullQuote: 'Your kindness is wide; let it have one firm bank.',
  },
];
