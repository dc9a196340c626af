/** How the parts of a chart fit together: lagna, Moon and Sun, the balance of signs and houses, and the leading planets. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { TimeKnownContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { EssayPart } from '#src/reports/contract.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import { findOtherMoonSign, type OtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { omitKnownSentences } from './other-moon-sign.ts';
import { writeBalance, writeHouseBalance } from './synthesis-balance.ts';
import { writeLeaders } from './synthesis-leaders.ts';
import { writeMoonStart, writeStarts } from './synthesis-starts.ts';

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
    const other = findOtherMoonSign(context);
    return {
      ...createPage(),
      highlightedHouses: [],
      lead: writeLeadWithoutTime(other),
      leadBecause: toSentence(writeLeadReasonWithoutTime(context, other)),
      parts: [
        {
          id: 'starts',
          title: content.blueprint.synthesisParts.startsWithoutTime,
          statements: [writeMoonStart(context)],
        },
        ...(other ? [writeOtherStart(context, other)] : []),
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

function writeLeadWithoutTime(other: OtherMoonSign | undefined): string {
  const lead = content.blueprint.synthesisLeadWithoutTime;
  if (!other) return lead;
  const { share, nearShare } = content.moon.twoMoonSignsTexts;
  return `${lead} ${(other.isNear ? nearShare : share)(other.names)}`;
}

function writeLeadReasonWithoutTime(
  { chart: { grahas } }: TimeUnknownContext,
  other: OtherMoonSign | undefined,
): string {
  const sunSign = getSignName(grahas.Sun.sign);
  return other
    ? content.moon.twoMoonSignsTexts.synthesisReason(other.names, sunSign)
    : content.blueprint.synthesisReasons.leadWithoutTime(getSignName(grahas.Moon.sign), sunSign);
}

const writeOtherStart = (
  context: TimeUnknownContext,
  { context: other, names }: OtherMoonSign,
): EssayPart => ({
  id: 'other-moon-sign',
  title: content.moon.twoMoonSignsTexts.partTitle(names),
  intro: content.moon.twoMoonSignsTexts.synthesisIntro(names),
  statements: omitKnownSentences([writeMoonStart(other)], [writeMoonStart(context)]),
});

function writeLeadReason({ chart }: TimeKnownContext): string {
  const { Moon, Sun } = chart.grahas;
  return content.blueprint.synthesisReasons.lead(
    getSignName(chart.lagna.sign),
    formatGraha(getHouseLord(chart, 1)),
    getSignName(Moon.sign),
    getSignName(Sun.sign),
  );
}
