/** The table of the nine grahas, with three notes on it. */
import { content } from '#src/reports/content/content.ts';
import { findBestPlaced, rankByCondition } from '#src/reports/facts/graha-condition.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { measureDegreesToSignBorder, describeSignBorder } from '#src/reports/facts/sign-borders.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { describeCondition } from '#src/reports/text/condition-phrases.ts';
import {
  formatArc,
  toUppercaseFirst,
  formatDate,
  formatClock,
  formatDegrees,
  formatGraha,
  formatList,
  getGrahaName,
} from '#src/reports/text/phrases.ts';

type Note = { title: string; text: string };

export const grahaPositionsChapter: Chapter = {
  write: (context) => ({
    kind: 'grahas',
    id: 'grahas',
    ...(context.isTimeKnown ? content.common.headings.grahas : content.common.headings.grahasWithoutTime),
    caption: writeCaption(context),
    notes: [writeStrongestNote(context), writeNearestBorderNote(context), writeCombustionNote(context)],
  }),
};

function writeCaption({ chart, birth, isTimeKnown }: ReportContext): string {
  const { ayanamsaDegrees, settings } = chart;
  return content.grahas.grahaPositionNotes.caption({
    moment: isTimeKnown
      ? formatClock(birth.utc, birth.utcOffsetSeconds)
      : content.grahas.grahaPositionNotes.noon,
    date: formatDate(birth.date),
    place: birth.place.name,
    ayanamsa: content.common.ayanamsas[settings.ayanamsa].short,
    degrees: formatArc(ayanamsaDegrees),
    node: settings.node,
    hasHouses: isTimeKnown,
  });
}

function writeStrongestNote(context: ReportContext): Note {
  const { chart } = context;
  const graha = findBestPlaced(
    chart,
    rankByCondition(chart).filter((candidate) => candidate !== 'Moon' || hasOneMoonSign(context)),
  );
  return {
    title: content.grahas.grahaPositionNotes.bestPlaced(getGrahaName(graha)),
    text: content.grahas.grahaPositionNotes.strongest(
      toUppercaseFirst(describeCondition(chart, graha)),
      formatGraha(graha),
    ),
  };
}

function writeNearestBorderNote({ chart }: ReportContext): Note {
  const nearest = GRAHAS.toSorted(
    (a, b) => measureDegreesToSignBorder(chart, a) - measureDegreesToSignBorder(chart, b),
  )[0]!;
  const { isRetrograde, degreeInSign } = chart.grahas[nearest];
  const isLeaving = degreeInSign < 15 === isRetrograde;
  const motion = isLeaving ? (isRetrograde ? 'leavingBackwards' : 'leaving') : 'entering';
  return {
    title: content.grahas.grahaPositionNotes.nearestBorder(getGrahaName(nearest)),
    text: [
      content.grahas.grahaPositionNotes.border(
        toUppercaseFirst(describeSignBorder(chart, nearest)),
        content.grahas.grahaPositionNotes.motion[motion],
      ),
      ...(measureDegreesToSignBorder(chart, nearest) < UNCERTAIN_DEGREES
        ? [content.grahas.grahaPositionNotes.otherAlmanac]
        : []),
    ].join(' '),
  };
}

/** Almanacs differ by less than three minutes of arc. */
const UNCERTAIN_DEGREES = 0.05;

function writeCombustionNote({ chart }: ReportContext): Note {
  const combustGrahas = GRAHAS.filter((graha) => chart.grahas[graha].isCombust);
  const retrogradeGrahas = GRAHAS.filter(
    (graha) => chart.grahas[graha].isRetrograde && graha !== 'Rahu' && graha !== 'Ketu',
  );
  return {
    title:
      combustGrahas.length === 0
        ? content.grahas.grahaPositionNotes.noneCombust
        : content.grahas.grahaPositionNotes.nearSun(formatList(combustGrahas.map(getGrahaName))),
    text: `${describeCombust(chart.grahas, combustGrahas)} ${describeRetrograde(retrogradeGrahas)}`,
  };
}

function describeCombust(positions: ReportContext['chart']['grahas'], combustGrahas: Graha[]): string {
  if (combustGrahas.length === 0) return content.grahas.grahaPositionNotes.noneCombustText;
  const distances = combustGrahas.map((graha, i) =>
    content.grahas.grahaPositionNotes.distance(
      formatGraha(graha),
      formatDegrees(measureArc(positions[graha].longitude, positions.Sun.longitude)),
      i === 0,
    ),
  );
  return content.grahas.grahaPositionNotes.combust(toUppercaseFirst(formatList(distances)));
}

const measureArc = (a: number, b: number): number => Math.min((a - b + 360) % 360, (b - a + 360) % 360);

const describeRetrograde = (retrogradeGrahas: Graha[]): string =>
  retrogradeGrahas.length === 0
    ? content.grahas.grahaPositionNotes.noneRetrograde
    : content.grahas.grahaPositionNotes.retrograde(
        toUppercaseFirst(formatList(retrogradeGrahas.map(formatGraha))),
        retrogradeGrahas.length > 1,
      );
