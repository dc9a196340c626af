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
    summaryLine: 'You feel things quickly, a challenge cheers you, and waiting makes you restless.',
    leadEnding: 'Your mind is quick to get angry and quick to calm down, and it knows at once what it wants.',
    statements: [
      {
        text: 'You know at once what you feel, and you say it. Ten minutes later it is over for you, while others may still be hurt. Go back and ask them.',
        because: 'the Moon was in Aries, a movable fire sign.',
      },
      {
        text: 'Action calms you more than talk. After bad news you clean a room, repair something or go out for a walk. Make decisions after that, not before.',
        because: 'Mars rules Aries, so Mars rules your Moon.',
      },
      {
        text: 'You like to try a new thing first without advice. Praise for courage helps you, and early advice sounds like doubt. Tell your family to wait for your first result.',
        because: 'your Moon was in Aries, the first of the signs.',
      },
    ],
    pullQuote: 'Moving calms you, so move first and decide afterwards.',
  },
  {
    summaryLine:
      'You are calm and steady inside, slow to get upset, and you like to feed and look after others.',
    leadEnding:
      'Your mind likes what it knows: good food, its own room, and the people who have been there for years.',
    statements: [
      {
        text: 'Your moods are few and they last long. A good meal keeps you content all day. An insult also stays with you, so speak about it within a week.',
        because: 'Taurus, a fixed earth sign, is the sign in which the Moon is exalted.',
      },
      {
        text: 'You comfort people with things they can touch: food, a blanket, a hand on the shoulder. Keep doing this. It helps your family more than advice does.',
        because: 'Venus, who rules your Moon in Taurus, stands for the pleasures of the senses.',
      },
      {
        text: 'Sudden change is hard for you. A new place or a new city is easier when some things stay the same. Keep your meal times and one daily habit.',
        because: 'the Moon in Taurus is in a fixed sign, and its symbol is the bull.',
      },
    ],
    pullQuote: 'Regular meals and regular hours keep you at peace.',
  },
  {
    summaryLine:
      'Your mind is always talking to itself, and it rests only when a feeling has been put into words.',
    leadEnding: 'You feel by thinking: you first want to explain a feeling and tell somebody about it.',
    statements: [
      {
        text: 'Talking makes you feel better. Once you have found the right word for a worry, half of it is gone. Call a friend, or write it down.',
        because: 'the Moon was in Gemini, and Mercury, graha of speech, rules that sign.',
      },
      {
        text: 'You can be cheerful and worried in the same hour, and both are real. Slower people get confused by this. Tell them which of the two needs an answer.',
        because: 'Gemini is an air sign with two natures, and the Moon there has two moods.',
      },
      {
        text: 'Doing the same thing every day tires you more than hard work does. Plan two short outings a month rather than one long holiday, and keep a new book at hand.',
        because: 'your Moon was in Gemini, the sign of short travel and exchange.',
      },
    ],
    pullQuote: 'You need to be understood more than you need people to agree with you.',
  },
  {
    summaryLine: 'You feel deeply, remember everything, and are happiest at home with a few people.',
    leadEnding:
      'Your mind is at home in this sign: feelings rise and fall by themselves, and you look after people.',
    statements: [
      {
        text: 'You notice the mood of a house when you enter it. You know who has quarrelled before anybody tells you. Ask first before you start to help.',
        because: 'the Moon is in its own sign in Cancer, so feelings reach you easily.',
      },
      {
        text: 'The past stays close to you. Old songs, recipes and family stories make you feel safe. Collect them in one place, so that the children of the family also know them.',
        because: 'Cancer is a water sign, and your Moon there keeps what it has felt.',
      },
      {
        text: 'When you are hurt you become silent and withdraw. Your family may think that you are angry. Tell them that they should ask you a second time.',
        because: 'the symbol of Cancer is the crab, which hides in order to feel safe.',
      },
    ],
    pullQuote: 'People come first for you, and plans come after them.',
  },
  {
    summaryLine: 'You are warm and proud at heart, you repay loyalty, and cold behaviour hurts you.',
    leadEnding: 'Your mind gives a lot, wants to be respected, and forgives when somebody asks for it.',
    statements: [
      {
        text: 'Your feelings are strong, and you hide part of them out of self-respect. A forgotten birthday hurts you for long. Tell people in advance which days matter to you.',
        because: 'the Sun, karaka of honour, rules Leo, the sign of your Moon.',
      },
      {
        text: 'You cheer people by trusting them in front of others. Children and juniors do better work near you. Use this at home also, not only at work.',
        because: 'your Moon was in Leo, a sign that likes to lead and to encourage.',
      },
      {
        text: 'Once you are loyal to somebody, you stay so for years. Some people take more than they give. Look once a year at what comes back to you.',
        because: 'Leo is a fixed fire sign, so the Moon there does not change its mind easily.',
      },
    ],
    pullQuote: 'You rest best with people who are glad that you came.',
  },
  {
    summaryLine: 'You notice small mistakes, worry about them, and show love by making things better.',
    leadEnding:
      'Your mind checks, sorts and repairs, and it often does not see that this service is a form of love.',
    statements: [
      {
        text: 'You show love as concern. You ask whether the door is locked and the papers are packed. Add one kind sentence, because not everybody hears the love in a question.',
        because: 'the Moon in Virgo cares for people by looking after details.',
      },
      {
        text: 'You think about a feeling until it is in order. This works for most problems. In grief or in great joy, leave the thinking and sit with your people.',
        because: 'Mercury, karaka of reason, rules Virgo, the sign of your Moon.',
      },
      {
        text: 'A clean room makes your mind quiet. Half an hour with one cupboard helps you more than a long talk. Keep a fixed routine for sleep and food.',
        because: 'Virgo is an earth sign of order, and your Moon was in it.',
      },
    ],
    pullQuote: 'You are loved also on the days when the work is not finished.',
  },
  {
    summaryLine:
      'You want peace and fairness around you, and you decide best after talking to one other person.',
    leadEnding: 'Your mind is happiest in good company, and loud voices disturb it.',
    statements: [
      {
        text: 'You feel other people’s quarrels as if they were yours. Perhaps you had to make peace in the family as a child. Today you may leave the room and let them settle it.',
        because: 'the Moon was in Libra, the sign of balance between two people.',
      },
      {
        text: 'Beautiful things give you strength every day: good clothes, a tidy table, music. Dirt and noise take it away. Keep one clean and pleasant corner in your home.',
        because: 'Venus, karaka of beauty, rules Libra, the sign of your Moon.',
      },
      {
        text: 'Alone you put off decisions, and with another person you know quickly. Choose a friend who gains nothing from your choice. Notice which side you defend while you talk.',
        because: 'Libra is a movable air sign, and the Moon there thinks by exchange.',
      },
    ],
    pullQuote: 'Be as fair to yourself as you are to others.',
  },
  {
    summaryLine: 'You look calm, but your feelings are deep, and you trust very few people with them.',
    leadEnding: 'Your mind does everything fully: it loves fully, it trusts fully, and it rarely forgets.',
    statements: [
      {
        text: 'You feel a lot and say little about it. People think that you are calm when you are only watching. Choose one person to whom you tell the whole truth.',
        because: 'the Moon is in its fall in Scorpio, so it protects itself.',
      },
      {
        text: 'You are fully loyal, and when trust breaks you end the tie fully. You warn people silently, and they do not notice. Say the second warning aloud.',
        because: 'Scorpio is a fixed water sign, and the Moon there holds on or lets go completely.',
      },
      {
        text: 'You stay calm with people who are in trouble. Shame, fear and jealousy do not shock you. Friends need you in such hours, so answer their calls.',
        because: 'Mars, karaka of courage, rules Scorpio, the sign of your Moon.',
      },
    ],
    pullQuote: 'What was hard for you can later help somebody else.',
  },
  {
    summaryLine:
      'You are hopeful by nature, you speak the truth, and you need a purpose in order to feel well.',
    leadEnding:
      'Your mind loves travel, learning and open space, and it finds its hope again after one night.',
    statements: [
      {
        text: 'You do not stay sad for long when you go outside. A train ride, a hill or a new plan changes your mood. On a bad day, leave the house.',
        because: 'the Moon was in Sagittarius, a fire sign that Jupiter rules.',
      },
      {
        text: 'You need to know the reason for a duty. With a reason you carry a great deal. With only an order you become slow, so ask for the reason early.',
        because: 'your Moon was in Sagittarius, the ninth sign, which asks about meaning.',
      },
      {
        text: 'For you, telling the truth is a form of respect. A polite lie hurts you more than a hard fact. Say hard facts to others in private.',
        because: 'the symbol of Sagittarius is the archer, who aims straight.',
      },
    ],
    pullQuote: 'When you have hope, everybody around you has more of it.',
  },
  {
    summaryLine: 'You feel a great deal, show it late, and find your calm in duty and slow progress.',
    leadEnding:
      'Your mind hides its soft side: it shows love by doing a duty, and it stays loyal for very long.',
    statements: [
      {
        text: 'You put your feelings aside until the work is done, and the work is never done. Each Sunday, tell somebody at home how you feel.',
        because: 'Saturn, karaka of duty, rules Capricorn, the sign of your Moon.',
      },
      {
        text: 'Responsibility makes you steady. In family trouble you were the one who made the calls, perhaps too young. Let a brother, sister or cousin take one such task now.',
        because: 'Capricorn is a movable earth sign, and your Moon there takes charge.',
      },
      {
        text: 'Your love is seen over years. You are there for the exam, the house shifting and the bad year. Say it in words also, at least on birthdays.',
        because: 'the Moon in Capricorn follows the slow pace of Saturn.',
      },
    ],
    pullQuote: 'You open slowly, and the people who wait are glad of it.',
  },
  {
    summaryLine: 'You are friendly to everybody, close to a few, and you need some distance to feel free.',
    leadEnding:
      'Your mind is first of all a friend: it cares for many people and watches itself from outside.',
    statements: [
      {
        text: 'Ideas and the troubles of strangers touch you quickly. About your own troubles you are strangely calm. Treat your own problem as if a friend had told it to you.',
        because: 'the Moon was in Aquarius, the sign of the community.',
      },
      {
        text: 'You need some time and space of your own. When you are free to leave, you usually stay. Ask for one evening a week for yourself.',
        because: 'Saturn rules Aquarius, and your Moon there keeps a certain distance.',
      },
      {
        text: 'You have few friends, but they stay for life. Some of them seem unusual to others. Call the one from school or college whom nobody else understood.',
        because: 'Aquarius is a fixed sign, so the Moon there holds on to its friends.',
      },
    ],
    pullQuote: 'You come closer when nobody presses you.',
  },
  {
    summaryLine:
      'You take in the feelings of everybody near you, and you are kind, dreamy and quick to forgive.',
    leadEnding:
      'Your mind has no walls: music, sorrow and the moods of strangers enter it easily and return in dreams.',
    statements: [
      {
        text: 'You catch other people’s moods quickly. When you are sad without a reason, ask whose sadness it is. Often it came from the person you met last.',
        because: 'the Moon was in Pisces, a water sign with two natures.',
      },
      {
        text: 'Prayer, music or a place near water makes you feel whole again. Fifteen minutes are enough. Keep them free in the evening before dinner.',
        because: 'Jupiter, karaka of faith, rules Pisces, the sign of your Moon.',
      },
      {
        text: 'You forgive people before they ask for it. Sometimes the hurt is still there afterwards. Wait for two days and then decide what you really want to forgive.',
        because: 'Pisces is the last sign, and the Moon there lets go easily.',
      },
    ],
    pullQuote: 'Your kindness is large, so give it one clear limit.',
  },
];
