/** The months that are good for both, as an answer of the first page. */
import { content } from '#src/reports/content/content.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import {
  listCommonWindows,
  listMatchMatters,
  type CommonWindow,
  type MatchMatter,
} from './common-windows.ts';
import type { Match } from './match.ts';
import { createPairStatement } from './match-statement.ts';
import { describeAbsence, describeReasonInShort, listMonthKeys } from './months.ts';

/** The first matter for which both are of age. */
export function writeMonthsAnswer(match: Match): Answer | null {
  const [matter] = listMatchMatters(match);
  if (!matter) return null;
  const common = listCommonWindows(match, matter);
  const [best] = common;
  const other = best && best.grade > 1 ? undefined : findOtherMatter(match);
  const { text, detail } = describeMonths(matter, common);
  const keys = listMonthKeys(match, matter, best);
  const otherKeys = other && listMonthKeys(match, other.matter, other.best);
  return {
    question: content.match.matchQuestions.months,
    answer: createPairStatement(
      match,
      text,
      content.match.explainedIn(
        best ? describeReasonInShort(match, matter, best) : describeAbsence(match, matter),
        content.match.matchHeadings.months.title,
      ),
      otherKeys
        ? {
            first: [...keys.first, ...otherKeys.first],
            second: [...keys.second, ...otherKeys.second],
          }
        : keys,
      content.answers.shortSources[matter],
    ),
    detail: other ? `${detail} ${describeOtherMatter(other)}` : detail,
  };
}

type MatterMonths = { matter: MatchMatter; best: CommonWindow };

/**
 * A matter with months that are good in both charts: of those about to marry the first in their order, of others the one whose good
 * months come first.
 */
function findOtherMatter(match: Match): MatterMonths | undefined {
  const matters = listMatchMatters(match);
  const good = matters
    .map((matter) => ({ matter, best: listCommonWindows(match, matter)[0] }))
    .filter((months): months is MatterMonths => months.best !== undefined && months.best.grade > 1);
  return matters[0] === 'marriage'
    ? good[0]
    : good.toSorted((a, b) => a.best.from.localeCompare(b.best.from))[0];
}

const describeOtherMatter = ({ matter, best }: MatterMonths): string =>
  content.match.monthsDetails.other(
    content.match.matterNames[matter],
    formatMonthSpan(best.from, best.to, 'long'),
  );

function describeMonths(matter: MatchMatter, common: readonly CommonWindow[]) {
  const { monthsAnswers, monthsDetails, matterNames, matterNouns } = content.match;
  const [best] = common;
  if (!best) return { text: monthsAnswers.none(matterNames[matter]), detail: monthsDetails.none };
  const months = formatMonthSpan(best.from, best.to, 'long');
  return best.grade === 1
    ? {
        text: monthsAnswers.fair(matterNames[matter], months),
        detail: monthsDetails.fair(matterNouns[matter]),
      }
    : {
        text: monthsAnswers.best(matterNames[matter], months),
        detail: [monthsDetails.best(matterNouns[matter]), ...describeEarlierMonths(best, common)].join(' '),
      };
}

/** The best months may be years away. */
function describeEarlierMonths(best: CommonWindow, common: readonly CommonWindow[]): string[] {
  const earliest = common
    .filter(({ grade, to }) => grade === 1 && to <= best.from)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(0);
  return earliest
    ? [content.match.monthsDetails.earlier(formatMonthSpan(earliest.from, earliest.to, 'long'))]
    : [];
}
