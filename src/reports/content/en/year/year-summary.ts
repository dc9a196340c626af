/** The summary page of the year ahead. Months by the place of the Sun, as in sun-months.ts. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const strongMonthLine = [
  'start something in your own name, such as a job or a fitness plan.',
  'ask for money, open a deposit and settle family accounts.',
  'apply, write, call and make short business trips.',
  'buy, move or repair, with the family’s agreement.',
  'sit the exam, show your work or speak of love.',
  'pay debts, win a dispute and clear pending work.',
  'sign agreements, meet a match or plan together.',
  'settle insurance, tax, inheritance or a joint loan.',
  'apply for studies, travel far or seek a blessing.',
  'ask for the promotion, the post or the approval.',
  'collect what is due and meet more people.',
  'prepare foreign plans, take rest and give.',
] as const;

export const weakMonthLine = [
  'take on fewer duties and sleep regularly.',
  'postpone large spending and speak softly at home.',
  'keep trips short and read messages twice.',
  'go slowly with house papers and start no large repair.',
  'take no risk with shares, and be gentle with children.',
  'avoid new loans and do not carry a colleague’s work.',
  'accept a delay or a no from the other person.',
  'lend little, borrow nothing, and drive with care.',
  'do not argue with elders, and travel only if needed.',
  'stay out of office politics and do not resign.',
  'expect less from groups, and join no quick scheme.',
  'limit expenses and protect your sleep.',
] as const;

export const yearLordLine: Record<ClassicalGraha, string> = {
  Sun: 'This is a year for decisions, position and dealings with authority. Decide openly, and stand by your decision.',
  Moon: 'This is a year of people, home and changing moods. Care for your family, and adjust plans when needed.',
  Mars: 'This is a year for action, property and competition. Begin boldly, in small steps, and control anger.',
  Mercury:
    'This is a year of talk, trade and learning. Put matters in writing, and take up a useful course.',
  Jupiter:
    'This is a year of learning, good advice and growth in the family. Ask a wise person before large steps.',
  Venus:
    'This is a year of love, peace and comfort. Mend relations, beautify the home, and compare before you buy.',
  Saturn: 'This is a year of slow, lasting work. Take on less, do it properly, and keep regular hours.',
};

export const munthaLine = [
  'Your strength, your name and new beginnings come first.',
  'Household money and the way you speak of it come first.',
  'Your own effort and your brothers and sisters come first.',
  'Home, mother and property need the most attention.',
  'Children, studies and creative work come first.',
  'Daily discipline, debts and food habits need the most attention.',
  'Marriage, partners and fair agreements come first.',
  'Shared money, trust and a long-delayed change need the most attention.',
  'Teachers, faith, travel and good fortune come first.',
  'Work and public position come first.',
  'Friends, gains and an old wish come first.',
  'Rest, distance and control of expenses need the most attention.',
] as const;
