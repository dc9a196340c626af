/** How the parts of a chart fit together: lagna, Moon and Sun, the balance of signs and houses, and the leading planets. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { writeBalance, writeHouseBalance } from './synthesis-balance.ts';
import { writeLeaders } from './synthesis-leaders.ts';
import { writeMoonStart, writeStarts } from './synthesis-starts.ts';

/** Left out without a birth time if the Moon changed its sign on the day of birth. */
export const synthesisChapter: Chapter = {
  withTime: (context) => ({
    ...createPage(),
    highlightedHouses: [1],
    lead: content.blueprint.synthesisLead,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [
      { id: 'starts', title: content.blueprint.synthesisParts.starts, statements: writeStarts(context) },
      {
        id: 'balance',
        title: content.blueprint.synthesisParts.balance,
        statements: [...writeBalance(context), ...writeHouseBalance(context)],
      },
      { id: 'leaders', title: content.blueprint.synthesisParts.leaders, statements: writeLeaders(context) },
    ],
  }),
  withoutTime: (context) => {
    if (!hasOneMoonSign(context)) return null;
    const { Moon, Sun } = context.chart.grahas;
    return {
      ...createPage(),
      highlightedHouses: [],
      lead: content.blueprint.synthesisLeadWithoutTime,
      leadBecause: toSentence(
        content.blueprint.synthesisReasons.leadWithoutTime(getSignName(Moon.sign), getSignName(Sun.sign)),
      ),
      parts: [
        {
          id: 'starts',
          title: content.blueprint.synthesisParts.startsWithoutTime,
          statements: [writeMoonStart(context)],
        },
        { id: 'balance', title: content.blueprint.synthesisParts.balance, statements: writeBalance(context) },
        { id: 'leaders', title: content.blueprint.synthesisParts.leaders, statements: writeLeaders(context) },
      ],
    };
  },
};

const createPage = () =>
  ({
    kind: 'essay',
    id: 'synthesis',
    ...content.blueprint.synthesisHeadings,
    isCompact: true,
  }) as const;

function writeLeadReason({ chart }: TimeKnownContext): string {
  const { Moon, Sun } = chart.grahas;
  return content.blueprint.synthesisReasons.lead(
    getSignName(chart.lagna.sign),
    formatGraha(getHouseLord(chart, 1)),
    getSignName(Moon.sign),
    getSignName(Sun.sign),
  );
}
