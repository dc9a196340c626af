/** The stream and subjects after class 10, for a reader of sixteen or seventeen. */
import type { Graha } from '#src/astrology/contract.ts';
import { books } from '#src/reports/content/en/common/books.ts';
import { formatList } from '#src/reports/content/en/grammar/index.ts';

export type Stream = 'science' | 'commerce' | 'arts' | 'vocational';

export const streamHeadings = {
  title: 'Stream and subjects',
  hindiTitle: 'विद्या',
  runningTitle: 'Stream and subjects',
  summary: 'Science, commerce, arts or a skill course, in the order of your chart',
} as const;

export const streamQuestion = 'Which stream and subjects suit me?';

export const streamNames: Record<Stream, string> = {
  science: 'science',
  commerce: 'commerce',
  arts: 'arts and humanities',
  vocational: 'a skill course',
};

export const streamTexts = {
  headline: (first: string, second: string) => `By tradition the first stream for you is ${first}, then ${second}.`,
  detail: (subjects: string) =>
    `As subjects, look at ${subjects}. You and your parents choose; if you have chosen already, use this for electives.`,
  lead: 'Tradition reads schooling from the second and fourth house, intelligence from the fifth, higher study from the ninth, and its use from the tenth. Mercury and Jupiter are the karakas of study. This chapter adds up which grahas have most to do with these houses. It gives an order, and no stream is closed to you.',
  leadReason: (fourthLord: string, fifthLord: string) =>
    `${fourthLord} rules the fourth house from which schooling is read, and ${fifthLord} the fifth.`,
  ruleTitle: 'The four streams, strongest first',
  subjectsTitle: 'Subjects that suit you',
} as const;

/** In first place, and in a later one. */
export const streamReadings: Record<Stream, { first: string; later: string }> = {
  science: {
    first:
      'Science comes first. You like to know how a thing works, and you can stay with a problem until it opens. Look at physics, chemistry, biology and mathematics one by one, because you need not love all four. Visit a laboratory or an engineer for one day before you choose.',
    later: 'Science can be learned with a good teacher and practice. Keep one subject of it, such as mathematics or biology, if a course you like asks for it.',
  },
  commerce: {
    first:
      'Commerce comes first. You understand value, figures and agreements, and you see quickly what is useful. Accounts, economics and mathematics fit together well. Help for a week with the books of a shop or an association, and see whether you enjoy it.',
    later: 'Commerce is a sound second choice. Basic accounts and economics help in every field, so read one simple book about them.',
  },
  arts: {
    first:
      'Arts and humanities come first. People, language, history and form interest you, and you remember what has a meaning. Law, teaching, design, psychology and public service can follow from here. Write or draw something each week, and collect it in one file.',
    later: 'Arts and humanities can stand beside your main stream. A language, music or history keeps your mind wide, so keep one of them.',
  },
  vocational: {
    first:
      'A skill course comes first: computers, design, hotel work, agriculture, health care or a technical trade. You learn best when your hands do the work, and a certificate can lead on to a degree. Ask two people who took such a course what came after it.',
    later: 'A practical skill is useful beside any stream. Take a short course in the holidays: coding, electronics, cooking or drawing.',
  },
};

/** Subjects of each graha. */
export const grahaSubjects: Record<Graha, string> = {
  Sun: 'biology and political science',
  Moon: 'psychology and home science',
  Mars: 'physics and technical drawing',
  Mercury: 'mathematics and accounts',
  Jupiter: 'economics and history',
  Venus: 'fine arts and languages',
  Saturn: 'geography and agriculture',
  Rahu: 'computer science and electronics',
  Ketu: 'statistics and philosophy',
};

export const grahaSubjectTexts: Record<Graha, string> = {
  Sun: 'Biology and political science suit you: subjects in which one clear view leads to responsibility. Ask for a project that you can present.',
  Moon: 'Psychology, home science and nutrition suit you, because you notice how people feel. Learn them with examples from your own family and street.',
  Mars: 'Physics, technical drawing and sport science suit you. You learn them by doing, so repeat each experiment yourself.',
  Mercury: 'Mathematics, accounts and grammar suit you. Solve a few problems every day; gaps of a week cost you speed.',
  Jupiter: 'Economics, history and law suit you, because you look for the rule behind the case. Read one good book beside the textbook.',
  Venus: 'Fine arts, design and languages suit you. Practise for pleasure, and finish one piece a month.',
  Saturn: 'Geography, agriculture and building subjects suit you. You need more time than others and forget less.',
  Rahu: 'Computer science, electronics and media suit you. Build small things, and limit the hours on the screen.',
  Ketu: 'Statistics, philosophy and research subjects suit you. Write down each step, because you jump to the result.',
};

const formatHouses = (houses: readonly string[]): string => `the ${formatList(houses)}`;

export const streamReasons = {
  link: (graha: string, ruled: readonly string[], place: string | null, isKaraka: boolean): string =>
    [
      isKaraka ? `${graha}, karaka of study,` : graha,
      formatList([
        ...(ruled.length > 0 ? [`rules ${formatHouses(ruled)}`] : []),
        ...(place ? [`is in ${formatHouses([place])}`] : []),
      ]) || 'speaks for it',
    ].join(' '),
  first: (stream: string, links: string): string => `of the four streams, ${stream} has most links to study: ${links}`,
  ofStream: (stream: string, links: string): string => `for ${stream}, ${links}`,
  none: 'no graha of this stream rules or occupies a house of study',
} as const;

export const streamSource = `${books.bphs} 15, 16 and 20`;
