/** Sun, Moon, Mercury and Saturn at work, by sign: independent of the birth time. */
import { content } from '#src/reports/content/content.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { withChart, type ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { getCareerTexts, writeIntroForAge } from './career-stage.ts';

/** By the sign of the graha; part titles have these keys. */
const WORK_PLANETS = [
  { graha: 'Sun', titleKey: 'standing' },
  { graha: 'Moon', titleKey: 'public' },
  { graha: 'Mercury', titleKey: 'skill' },
  { graha: 'Saturn', titleKey: 'toil' },
] as const;
type WorkPlanet = (typeof WORK_PLANETS)[number];

export const planetsAtWorkChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'work-planets',
    ...content.career.careerHeadings.planetsAtWork,
    highlightedHouses: [],
    isCompact: true,
    lead: content.career.careerLeads.planetsAtWork,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: WORK_PLANETS.map((planet, i) => ({
      ...writePart(context, planet),
      ...(i === 0 ? writeIntroForAge(context, content.career.planetsAtWorkIntro) : {}),
    })),
  }),
};

function writeLeadReason({ isTimeKnown, chart }: ReportContext): string {
  if (!isTimeKnown) return content.career.planetReasons.leadWithoutTime;
  return content.career.planetReasons.lead(
    formatGraha('Saturn'),
    formatGraha('Sun'),
    getSignName(chart.grahas.Saturn.sign),
    getSignName(chart.grahas.Sun.sign),
  );
}

const writePart = (context: ReportContext, planet: WorkPlanet): EssayPart => ({
  id: `graha-${planet.graha.toLowerCase()}`,
  title: content.career.careerPartTitles[planet.titleKey],
  statements: writeStatements(context, planet),
});

/** Two statements if the graha changed its sign on the day of birth. */
function writeStatements(context: ReportContext, planet: WorkPlanet): Statement[] {
  const { dayRange, chart } = context;
  const charts = dayRange ? [dayRange.earliest, dayRange.latest] : [chart];
  const signs = charts.map(({ grahas }) => grahas[planet.graha].sign);
  return charts
    .filter((_, i) => signs.indexOf(signs[i]!) === i)
    .map((possibleChart) => writePlanetStatement(withChart(context, possibleChart), planet));
}

function writePlanetStatement(context: ReportContext, { graha }: WorkPlanet): Statement {
  const { sign } = context.chart.grahas[graha];
  const lord = getSignLord(sign);
  const { significances, inOwnSign, inSign } = content.career.planetReasons;
  const phrases = [formatGraha(graha), significances[graha], getSignName(sign)] as const;
  const because = lord === graha ? inOwnSign(...phrases) : inSign(...phrases, formatGraha(lord));
  const source = graha === 'Moon' ? content.common.sources.moonSign : content.common.sourceOfSign[graha];
  return createStatement(
    context,
    getCareerTexts(context).planetsAtWork[graha][sign - 1]!,
    because,
    [`${graha}.sign`],
    source,
  );
}
