import { describe, expect, test } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { computeCharaKarakas } from '#src/astrology/jaimini/karakas.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { amatyakarakaChapter } from './amatyakaraka.ts';

const HALF_HOUR_MS = 1_800_000;

describe('amatyakaraka chapter for an unknown birth time', () => {
  const contexts = createPeople(240).map((birth) => createContext(createReportInput(removeTime(birth))));
  const contextsWithChapter = contexts.filter((context) => writeChapter(amatyakarakaChapter, context));

  test('the chapter is written for some days of birth, not for all', () => {
    expect(contextsWithChapter.length).toBeGreaterThan(0);
    expect(contextsWithChapter.length).toBeLessThan(contexts.length);
  });

  test('atmakaraka and amatyakaraka of the chapter are the same at every half hour of the day', () => {
    const contextsWithChange = contextsWithChapter.filter(({ chart, birth }) => {
      const midnightMs = Date.parse(getCivilDayOfBirth(birth).from);
      const pairs = Array.from({ length: 48 }, (_, n) =>
        formatFirstKarakas(computeChartAt(chart, midnightMs + n * HALF_HOUR_MS)),
      );
      return new Set(pairs).size > 1;
    });
    expect(contextsWithChange.map(({ birth }) => birth.date)).toEqual([]);
  });
});

const computeChartAt = ({ latitude, longitude, settings }: Chart, ms: number): Chart =>
  computeChart({ utc: new Date(ms).toISOString(), latitude, longitude, isTimeKnown: false }, settings);

function formatFirstKarakas(chart: Chart): string {
  const { AK, AmK } = computeCharaKarakas(chart, chart.settings.karakas);
  return `${AK} ${AmK}`;
}
