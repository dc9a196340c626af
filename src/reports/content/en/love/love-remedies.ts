/** Remedies for love: by the lord of the seventh house, and for Venus by its condition. Also for readers without a partner. */
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Element } from '#src/reports/facts/elements.ts';

type RemedyText = { title: string; when: string; text: string };

export const loveRemedyLead =
  'Nothing has to be bought for love or marriage. These remedies cost little or nothing and need only your own effort. They do some good even for a person who does not believe in astrology. Choose one and keep it for six weeks.';

export const seventhLordRemedy: Record<ClassicalGraha, RemedyText> = {
  Sun: {
    title: 'Praise before others',
    when: 'Sundays',
    text: 'Tell a third person one thing that your partner or closest friend did well this week. Say it where they can hear it, and without a joke.',
  },
  Moon: {
    title: 'Cook for someone',
    when: 'Mondays',
    text: 'Cook one dish for another person, or with them, and eat it together without a screen. If you live alone, take a bowl to a neighbour.',
  },
  Mars: {
    title: 'Walk during a quarrel',
    when: 'Tuesdays, and as needed',
    text: 'When a talk becomes heated, go out and walk side by side for twenty minutes. Continue the talk only when both of you are calm.',
  },
  Mercury: {
    title: 'Ten lines by hand',
    when: 'Wednesdays',
    text: 'Write ten lines to the person closest to you, about something you saw that day. Put the letter into their bag or lunch box.',
  },
  Jupiter: {
    title: 'Ask an elder couple',
    when: 'a Thursday each month',
    text: 'Visit two people who have lived together for many years. Ask how they came through their hardest year, and listen to the whole answer.',
  },
  Venus: {
    title: 'Use the good cups',
    when: 'Fridays',
    text: 'Take out the cups and plates that you keep for guests, and use them on an ordinary evening at home. Put fresh flowers on the table.',
  },
  Saturn: {
    title: 'One small promise',
    when: 'Saturdays',
    text: 'Promise a person near you one thing that is small enough to keep. Do it on the day you named. Next week, promise another.',
  },
};

export const venusRemedy: Record<Condition, RemedyText> = {
  strong: {
    title: 'Share your good taste',
    when: 'once a month',
    text: 'Venus is strong in your chart, so let others gain from it. Help a cousin to dress for an interview, decorate a hall for a function, or teach a child a song.',
  },
  fair: {
    title: 'Fifteen minutes of music',
    when: 'Fridays',
    text: 'Listen to one piece of music from beginning to end, alone or with someone close. Do nothing else in that time, and leave the phone in another room.',
  },
  weak: {
    title: 'Accept one kindness',
    when: 'daily for a fortnight',
    text: 'When somebody offers you praise, a seat or help, say “thank you” and do not argue. With a weak Venus, giving is easier than receiving; so practise receiving.',
  },
};

/** By the element of the Moon sign, for the evening of the full Moon. */
export const fullMoonRemedyByElement: Record<Element, RemedyText & { cost: string }> = {
  fire: {
    cost: 'A spoon of oil',
    title: 'A lamp and a phone call',
    when: 'full-moon evenings',
    text: 'Light a single lamp. Then call one person and tell them something good about them that you have never said.',
  },
  earth: {
    cost: 'A cup of water',
    title: 'Water a plant',
    when: 'full-moon evenings',
    text: 'Water a plant, yours or a neighbour’s, and think of the person who taught you patience. If you have no plant, sow coriander or tulsi in a cup.',
  },
  air: {
    cost: 'Free',
    title: 'Four lines before midnight',
    when: 'full-moon evenings',
    text: 'Write four lines to somebody with whom you have not spoken since the last full Moon. Send them the same night.',
  },
  water: {
    cost: 'Free',
    title: 'Water, and one hurt forgiven',
    when: 'full-moon evenings',
    text: 'Set a bowl of water in the moonlight and sit beside it for five minutes. Forgive one small hurt. In the morning, give the water to a tree.',
  },
};

/** For an unknown birth time if the Moon changed its sign that day. */
export const fullMoonRemedy: RemedyText = {
  title: 'A lamp at the door',
  when: 'full-moon evenings',
  text: 'Light a diya at the door or the window, and think kindly of someone you once loved and no longer see. Let it burn until the oil is finished.',
};

export const noGemTitle = 'What you need not buy';

/** What need not be bought, by the lord of the seventh house; without a birth time, by the dispositor of Venus. */
export const noGemByLord: Record<ClassicalGraha, string> = {
  Sun: 'A ruby is sold to make a person more attractive. You do not need it for love. Spend a small part of that money on a good dinner with someone dear.',
  Moon: 'Tenderness needs no pearl, and a peaceful home needs none either. Buy rice and milk instead, and make kheer for the family.',
  Mars: 'Red coral and a costly puja may be offered to you against quarrels or Manglik dosha. Neither is required. A daily walk for two does more and costs nothing.',
  Mercury:
    'An emerald does not help two people to understand each other, and a paid reading of their messages does not either. Spend on a language course that both can join.',
  Jupiter:
    'A yellow sapphire is often sold to bring a marriage forward. Ask a teacher, an aunt or a friend for an introduction instead; that is free.',
  Venus:
    'Diamonds, opals and expensive rituals are sold to hasten or to repair a marriage. Your chart asks for none of them. A short trip together is a better use of the money.',
  Saturn:
    'A blue sapphire against late marriage is a large expense without need. Put the amount into a recurring deposit for the home you want to have.',
};

/** The two lords whose stones are sold to bring a wedding forward have other texts for readers who may be married for long. */
export const noGemForMarried: Partial<Record<ClassicalGraha, string>> = {
  Jupiter: 'A yellow sapphire is often sold for peace between two people. An evening walk and an honest talk do more, and they are free.',
  Saturn:
    'A blue sapphire is a large expense and adds nothing to a marriage. Put the amount into a recurring deposit that both of you can use.',
};
