/** Remedies for love: by the lord of the seventh house, and for Venus by its condition. Also for readers without a partner. */
import type { Condition } from '#src/reports/facts/graha-condition.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Element } from '#src/reports/facts/elements.ts';

type RemedyText = { title: string; when: string; text: string };

export const loveRemedyLead =
  'Charms for love are sold on every corner, and none is needed. What follows costs little or nothing, asks nobody’s consent but your own, and would do some good even if astrology did not exist; choose one and keep it for six weeks.';

export const seventhLordRemedy: Record<ClassicalGraha, RemedyText> = {
  Sun: {
    title: 'One proud sentence',
    when: 'Sundays',
    text: 'Tell a third person, where it can be overheard, something that your partner or dearest friend did well this week. No joke at the end of it.',
  },
  Moon: {
    title: 'The half-hour kitchen',
    when: 'Mondays',
    text: 'Cook one thing for another person or with them, without a screen, and eat it sitting down. If you live alone, carry a bowl across the landing.',
  },
  Mars: {
    title: 'Walk the quarrel',
    when: 'Tuesdays, and as needed',
    text: 'Move any heated talk out of doors and walk side by side until both of you have laughed once or reached the big road.',
  },
  Mercury: {
    title: 'Ten lines by hand',
    when: 'Wednesdays',
    text: 'Write a short letter to the person closest to you, about something seen that day. Leave it where it is found: a lunchbox, a shoe.',
  },
  Jupiter: {
    title: 'Ask an elder couple',
    when: 'a Thursday each month',
    text: 'Visit two people long together, or one who has loved well, and ask how they got through their worst year. Take sweets, stay for the whole answer.',
  },
  Venus: {
    title: 'The good cups',
    when: 'Fridays',
    text: 'Use what you keep for guests on an evening without any. Set two places, or one, and put a flower between the salt and the pickle.',
  },
  Saturn: {
    title: 'A promise of one size',
    when: 'Saturdays',
    text: 'Promise somebody near you one thing small enough to be certain of, and carry it out on the day named. Next week another.',
  },
};

export const venusRemedy: Record<Condition, RemedyText> = {
  strong: {
    title: 'Share the grace',
    when: 'once a month',
    text: 'Venus is well provided for in your chart, so lend it out: dress a shy cousin for an interview, tune somebody’s instrument, arrange the flowers at a hall where no one has time to.',
  },
  fair: {
    title: 'Fifteen minutes of beauty',
    when: 'Fridays',
    text: 'Listen to one piece of music from beginning to end with nothing else in your hands, alone or leaning against someone. Let Venus keep that appointment before all others.',
  },
  weak: {
    title: 'Receive one thing',
    when: 'daily for a fortnight',
    text: 'When a compliment, a seat or a second helping is offered, accept it with “thank you” and no argument. Giving comes easily to those whose Venus has to work; taking is the practice.',
  },
};

/** By the element of the Moon sign, for the evening of the full Moon. */
export const fullMoonRemedyByElement: Record<Element, RemedyText & { cost: string }> = {
  fire: {
    cost: 'A spoon of oil',
    title: 'One lamp, one brave sentence',
    when: 'full-moon evenings',
    text: 'Light a single lamp and say aloud something that you did for love and never mentioned, to the person themselves or to the flame. Go in before it burns low.',
  },
  earth: {
    cost: 'A cup of water',
    title: 'Something that grows',
    when: 'full-moon evenings',
    text: 'Water a plant that two people know of, yours or a neighbour’s, and think of whoever taught you patience. If there is no plant, begin with coriander in a cup.',
  },
  air: {
    cost: 'Free',
    title: 'Four lines before midnight',
    when: 'full-moon evenings',
    text: 'Write four lines to somebody with whom you have not spoken since the last full Moon, and send them the same night. They need not be clever.',
  },
  water: {
    cost: 'Free',
    title: 'A bowl at the window',
    when: 'full-moon evenings',
    text: 'Set a bowl of water where the light falls on it, sit beside it for the length of one song, and forgive one small thing. In the morning give the water to a tree.',
  },
};

/** For an unknown birth time if the Moon changed its sign that day. */
export const fullMoonRemedy: RemedyText = {
  title: 'A lamp at the threshold',
  when: 'full-moon evenings',
  text: 'Light a diya at the door or the window and think kindly of one person whom you loved at some time and no longer see. Let it burn out by itself.',
};

export const noGemTitle = 'What you may leave in the shop';

/** What need not be bought, by the lord of the seventh house; without a birth time, by the dispositor of Venus. */
export const noGemByLord: Record<ClassicalGraha, string> = {
  Sun: 'A ruby that makes you irresistible is a ruby. Your dignity already does what the brochure promises, so put the money into a dinner at which both of you are well dressed.',
  Moon: 'No pearl dipped in milk at a stated hour comes between you and tenderness. Buy milk, by all means, and rice, and cook them for someone.',
  Mars: 'You may be offered a red coral against quarrels, with a ceremony to match. A long walk for two costs the soles of your shoes, and has settled more.',
  Mercury:
    'An emerald is not needed for understanding, nor a paid reading of somebody’s messages. Spend it on stamps, or on a language you can learn together.',
  Jupiter:
    'A yellow sapphire to bring a match forward is a large stone for a small patience. Let a teacher, an aunt or a friend introduce you, for nothing.',
  Venus:
    'A diamond, an opal or a costly ritual may be held out to hasten or to mend a marriage. No such thing stands between you and affection; keep it for a journey, or for the good cups.',
  Saturn:
    'The blue stone for late love is sold by those who cannot wait. What comes slowly to you is not helped by paying early, so repair the chair on which a guest would sit.',
};
