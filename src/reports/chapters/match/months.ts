/** Months that are good for both: each matter with its reasons. */
import { content } from '#src/reports/content/content.ts';
import { MATTER_RULES } from '#src/astrology/timing/matters.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { GradedWindow } from '#src/reports/contract-answers.ts';
import type { EssayDraft } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { addHouseOrigin } from '#src/reports/chapters/timing/house-origin.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { formatMonths, formatMonthSpan, joinMonths } from '#src/reports/chapters/timing/window-months.ts';
import { describeWindowReason, listWindowReasons } from '#src/reports/chapters/timing/window-reason.ts';
import { formatList, toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { createMatchChapter, createMatchReaders, listPersons, type Match, type Person } from './match.ts';
import { createEssay } from './match-parts.ts';
import { formatMonthsInSentence } from './match-phrases.ts';
import { createPairStatement } from './match-statement.ts';
import {
  listCommonWindows,
  listMatchMatters,
  type CommonWindow,
  type MatchMatter,
} from './common-windows.ts';

const MAX_WINDOWS = 4;
/** Windows of one person that are printed beside the common ones. */
const MAX_OWN_WINDOWS = 3;

export const monthsChapter = createMatchChapter((match) => {
  const { matchHeadings, monthsLead, monthsLeadReason } = content.match;
  return createEssay(
    'match-months',
    matchHeadings.months,
    { lead: monthsLead, leadBecause: monthsLeadReason, houses: [7] },
    listMatchMatters(match).map((matter) => writeMatter(match, matter)),
  );
});

function writeMatter(match: Match, matter: MatchMatter): EssayDraft['parts'][number] {
  const common = listCommonWindows(match, matter).slice(0, MAX_WINDOWS);
  return {
    id: matter,
    title: content.match.matterTitles[matter],
    intro: describeOwnMonths(match, matter),
    statements: [writeCommonStatement(match, matter, common)],
    ...(common.length > 0 ? { windows: common.map((window) => toGradedWindow(match, window)) } : {}),
  };
}

const toGradedWindow = (
  { first, second }: Match,
  { grade, from, to, windows, isMixed }: CommonWindow,
): GradedWindow => ({
  grade,
  label: content.answers.gradeLabels[grade],
  when: formatMonthSpan(from, to),
  advice: isMixed
    ? content.match.gradesOfWindow.atLeast(toLowercaseFirst(content.answers.gradeLabels[grade]))
    : describeGrades([first.name, second.name], windows),
});

function describeGrades([first, second]: [string, string], windows: CommonWindow['windows']): string {
  const [a, b] = windows.map(({ grade }) => toLowercaseFirst(content.answers.gradeLabels[grade]));
  const { ofBoth, ofEach } = content.match.gradesOfWindow;
  return a === b ? ofBoth(a!) : ofEach(first, a!, second, b!);
}

function describeOwnMonths(match: Match, matter: MatchMatter): string {
  const { ownMonths, matterNames } = content.match;
  const persons = listPersons(match).map(({ name, context }) => ({
    name,
    months: listOwnMonths(context, matter),
  }));
  if (persons.every(({ months }) => !months)) return ownMonths.noneOfBoth(matterNames[matter]);
  const [first, second] = persons.map(({ name, months }) =>
    months ? ownMonths.favours(name, months) : ownMonths.none(name),
  );
  return ownMonths.both(matterNames[matter], first!, second!);
}

function listOwnMonths(context: ReportContext, matter: MatchMatter): string {
  const windows = getMatterTiming(context, matter).windows.slice(0, MAX_OWN_WINDOWS);
  return formatList(joinMonths(windows).map((months) => formatMonths(months, 'long')));
}

function writeCommonStatement(match: Match, matter: MatchMatter, common: readonly CommonWindow[]): Statement {
  const [best] = common;
  return createPairStatement(
    match,
    writeCommonText(match, matter, common),
    best ? describeReason(match, matter, best) : describeAbsence(match, matter),
    listMonthKeys(match, matter, best),
    content.answers.shortSources[matter],
  );
}

function writeCommonText(match: Match, matter: MatchMatter, common: readonly CommonWindow[]): string {
  const { bothMonths, matterNames, strongAdvice, fairAdvice, noneAdvice } = content.match;
  if (common.length === 0) {
    const hasMonths = listPersons(match).some(({ context }) => listOwnMonths(context, matter));
    return bothMonths.none(matterNames[matter], noneAdvice[hasMonths ? matter : 'quiet']);
  }
  const strong = common.filter(({ grade }) => grade > 1);
  const [best] = common;
  if (strong.length === 0)
    return bothMonths.fair(matterNames[matter], formatMonthsInSentence(best!), fairAdvice[matter]);
  const months = formatList(strong.map(({ from, to }) => formatMonthSpan(from, to, 'long')));
  return bothMonths.strong(matterNames[matter], months, strongAdvice[matter]);
}

/** What supports the best common months in each chart. */
export const describeReason = (match: Match, matter: MatchMatter, common: CommonWindow): string =>
  joinReasons(match, (person) =>
    describeWindowReason(person.context, matter, common, { owner: formatOwner(person) }),
  );

/** The lords of the periods, for the first page. */
export const describeReasonInShort = (match: Match, matter: MatchMatter, common: CommonWindow): string =>
  joinReasons(
    match,
    (person) => listWindowReasons(person.context, matter, common, { owner: formatOwner(person) })[0]!,
  );

const formatOwner = ({ name }: Person): string => content.timing.formatOwner(name);

function joinReasons({ first, second }: Match, describe: (person: Person) => string): string {
  const describeOf = (person: Person) =>
    addHouseOrigin(person.context, describe(person), formatOwner(person));
  return content.match.bothReason(first.name, describeOf(first), second.name, describeOf(second));
}

export const describeAbsence = ({ first, second }: Match, matter: MatchMatter): string =>
  content.match.noReason(
    first.name,
    second.name,
    content.timing.formatHouseNumber(MATTER_RULES[matter].house),
  );

/** The mark depends on which months are the best for both, their grade and reason, and on how many are named. */
export function listMonthKeys(match: Match, matter: MatchMatter, best: CommonWindow | undefined) {
  const readers = createMatchReaders(match, (other) => readBest(other, matter, best));
  const listKeys = ({ context }: Person) =>
    context.isTimeKnown ? [`lord.${MATTER_RULES[matter].house}`] : ['Moon.sign'];
  return {
    first: [...readers.first, ...listKeys(match.first)],
    second: [...readers.second, ...listKeys(match.second)],
  };
}

function readBest(match: Match, matter: MatchMatter, printed: CommonWindow | undefined): string {
  const common = listCommonWindows(match, matter);
  const [best] = common;
  if (!best || !printed) return String(best === printed);
  const isSameTime = best.from < printed.to && printed.from < best.to;
  const reasons = listPersons(match).map(({ context }) =>
    describeWindowReason(context, matter, best, { dates: 'omitted' }),
  );
  const strongCount = common.slice(0, MAX_WINDOWS).filter(({ grade }) => grade > 1).length;
  return [best.grade, isSameTime, strongCount, ...reasons].join(' ');
}
