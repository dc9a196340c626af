/** Where the Moon stood, beside whom and under whose eyes, and what soothes it. */
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { writeMoonHouseStatement } from './moon-statements.ts';
import type { Statement } from '#src/reports/contract.ts';
import { moonComfort, type MoonLight } from '#src/reports/content/en/moon/moon-comfort.ts';
import {
  surroundingsLeadByLord,
  surroundingsLead,
  moonHeadings,
  lightPhrases,
} from '#src/reports/content/en/moon/moon-report.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { debilitatedTexts, exaltedTexts, ownSignTexts } from '#src/reports/content/en/grahas/dignity.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { chooseOwnSignVerb } from '#src/reports/text/placement-phrases.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import type { Seven } from '#src/astrology/contract-names.ts';
import { getHouse, getSignLord } from '#src/astrology/houses.ts';
import { signName } from '#src/reports/text/phrases.ts';
import { writeNeighbourStatements } from './moon-neighbours.ts';
import { getMoonLight } from './moon-light.ts';

type Essay = Extract<PageDraft, { kind: 'essay' }>;
type Part = Essay['parts'][number];

export const moonSurroundingsChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'company',
    ...moonHeadings.surroundings,
    highlightedHouses: context.chart.lagna ? [getHouse(context.chart, 'Moon')] : [],
    compact: true,
    lead: writeLead(context),
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [...writePlaceParts(context), writeComfortPart(context)],
  }),
};

function writeLead({ chart, day }: ReportContext): string {
  if (day && !hasOneSign(day, 'Moon')) return surroundingsLead;
  return surroundingsLeadByLord[getSignLord(chart.grahas.Moon.sign) as Seven];
}

function writeLeadReason({ chart, day }: ReportContext): string {
  const sign = signName(chart.grahas.Moon.sign);
  if (!day) return `everything in this chapter is counted from your Moon in ${sign}`;
  return hasOneSign(day, 'Moon')
    ? `everything in this chapter is counted from ${sign}, which the Moon did not leave that day`
    : 'the Moon changed signs that day, so its neighbours changed too, and only what soothes it is told';
}

function writePlaceParts(context: ReportContext): Part[] {
  if (context.day && !hasOneSign(context.day, 'Moon')) return [];
  const standing = [
    ...(context.day ? [] : [writeMoonHouseStatement(context)]),
    ...writeDignityStatements(context),
  ];
  const near = writeNeighbourStatements(context);
  return [
    ...(standing.length > 0 ? [{ id: 'company-place', title: 'Where it stood', statements: standing }] : []),
    ...(near.length > 0 ? [{ id: 'company-near', title: 'Who was near', statements: near }] : []),
  ];
}

function writeDignityStatements(context: ReportContext): Statement[] {
  const { dignity, sign } = context.chart.grahas.Moon;
  const inSign = signName(sign);
  const tell = (text: string, because: string) => [
    createStatement(context, text, because, ['Moon.dignity'], sources.dignity),
  ];
  if (dignity === 'exalted') return tell(exaltedTexts.Moon, `the Moon is at its height in ${inSign}`);
  if (dignity === 'debilitated') return tell(debilitatedTexts.Moon, `the Moon is at its lowest in ${inSign}`);
  if (dignity === 'own' || dignity === 'moolatrikona')
    return tell(ownSignTexts.Moon, `the Moon ${chooseOwnSignVerb(context.chart, 'Moon')} ${inSign}`);
  return [];
}

function writeComfortPart(context: ReportContext): Part {
  return {
    id: 'company-rest',
    title: 'What soothes it',
    statements: createContextsByMoonLight(context).map(writeComfortStatement),
  };
}

/** Without an hour the sign or the light may have changed between the two ends of the day. */
function createContextsByMoonLight(context: ReportContext): ReportContext[] {
  const { chart, day } = context;
  if (!day) return [context];
  const key = (one: typeof chart) => `${one.grahas.Moon.sign} ${getMoonLight(one)}`;
  const { earliest, latest } = day;
  const ends = key(earliest) === key(latest) ? [earliest] : [earliest, latest];
  return ends.map((end) => ({ ...context, chart: end }));
}

function writeComfortStatement(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  const light: MoonLight = getMoonLight(context.chart);
  const because = `this is a Moon of ${signName(sign)}, ${lightPhrases[light]}`;
  return createStatement(
    context,
    moonComfort[sign - 1]![light],
    because,
    ['Moon.sign', 'tithi'],
    sources.moonLight,
  );
}
