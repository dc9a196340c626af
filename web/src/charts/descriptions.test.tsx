import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ASHA_CHART, ASHA_CHART_WITHOUT_TIME } from '#src/testing/fixtures/asha-rao.ts';
import { BookCover } from './BookCover.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartTable } from './ChartTable.tsx';
import { Emblem } from './Emblem.tsx';
import { EMBLEMS } from './emblems.ts';
import { describeChart, formatDegrees } from './descriptions.ts';
import { splitTitle } from './title-lines.ts';
import { Wheel } from './Wheel.tsx';

describe('describeChart', () => {
  it('names the rising sign and the sign and house of every graha', () => {
    expect(describeChart(ASHA_CHART, 'D1', 'Birth chart of Asha Rao')).toBe(
      'Birth chart of Asha Rao. Kanya rising. Sun in Vrishabha, house 9; Moon in Dhanu, house 4; ' +
        'Mars in Vrishabha, house 9; Mercury in Mesha, house 8; Jupiter in Dhanu, house 4; ' +
        'Venus in Mithuna, house 10; Saturn in Meena, house 7; Rahu in Kanya, house 1; Ketu in Meena, house 7.',
    );
  });

  it('states that the rising sign is not known, and names no house', () => {
    const description = describeChart(ASHA_CHART_WITHOUT_TIME, 'D1');
    expect(description).toContain('The rising sign is not known.');
    expect(description).not.toContain('house');
  });

  it('counts the houses of a further divisional chart from its lagna', () => {
    const grahas = {
      Sun: 1,
      Moon: 2,
      Mars: 3,
      Mercury: 4,
      Jupiter: 5,
      Venus: 6,
      Saturn: 7,
      Rahu: 8,
      Ketu: 2,
    };
    const description = describeChart(ASHA_CHART, { lagna: 2, grahas }, 'Dashamsha');
    expect(description).toContain(
      'Dashamsha. Vrishabha rising. Sun in Mesha, house 12; Moon in Vrishabha, house 1;',
    );
  });

  it('formatDegrees rounds minutes of arc down and never into the next sign', () => {
    expect(formatDegrees(29.9999)).toBe('29°59′');
    expect(formatDegrees(20.2)).toBe('20°12′');
    expect(formatDegrees(0.033)).toBe('0°01′');
  });
});

it('the cover of a report on two people has both names', () => {
  const names = { name: 'Asha Rao', secondName: 'Ravi Menon' };
  const markup = renderToStaticMarkup(<BookCover title="Match Report" {...names} chart={ASHA_CHART} />);
  expect(markup).toContain('Cover of the report Match Report for Asha Rao and Ravi Menon');
  for (const line of ['>Asha Rao<', '>and Ravi Menon<']) expect(markup).toContain(line);
});

it('the cover of a report on two people has both wheels, side by side within the cover', () => {
  const countWheels = (markup: string) => markup.match(/<svg x="/g)?.length;
  const one = renderToStaticMarkup(<BookCover title="Life" name="Asha" chart={ASHA_CHART} />);
  const two = renderToStaticMarkup(
    <BookCover title="Match" name="Asha" secondName="Ravi" chart={ASHA_CHART} secondChart={ASHA_CHART} />,
  );
  expect([countWheels(one), countWheels(two)]).toEqual([1, 2]);
  const places = [...two.matchAll(/<svg x="(\d+)" y="(\d+)" width="(\d+)"/g)].map((place) =>
    place.slice(1).map(Number),
  ) as [[number, number, number], [number, number, number]];
  const [[x1, y1, width], [x2, y2]] = places;
  expect(Math.hypot(x2 - x1, y2 - y1)).toBeGreaterThan(width);
  expect(Math.max(x1, x2) + width).toBeLessThan(308);
});

describe('the markup of a drawing', () => {
  const drawings = [
    renderToStaticMarkup(<ChartDrawing chart={ASHA_CHART} style="north" title="Birth chart" />),
    renderToStaticMarkup(<ChartDrawing chart={ASHA_CHART} style="south" script="devanagari" />),
    renderToStaticMarkup(<Wheel chart={ASHA_CHART} start="lagna" highlight="lagna" showHorizon />),
    renderToStaticMarkup(
      <BookCover title="Complete Life Blueprint" name={'<b>"Asha"</b>'} chart={ASHA_CHART} />,
    ),
    ...Object.keys(EMBLEMS).map((report) => renderToStaticMarkup(<Emblem report={report} />)),
  ];

  it('has no style attribute, which the Content Security Policy of the site forbids', () => {
    expect(drawings.filter((markup) => /\sstyle=/.test(markup))).toEqual([]);
  });

  it('has a label for screen readers or is hidden from them', () => {
    expect(
      drawings.every((markup) => /^<svg[^>]*(role="img" aria-label="[^"]+"|aria-hidden="true")/.test(markup)),
    ).toBe(true);
  });

  it('escapes the name on a book cover', () => {
    expect(drawings.join('')).not.toContain('<b>');
  });
});

it('each of the ten reports has a different emblem', () => {
  const emblems = Object.keys(EMBLEMS).map((report) => renderToStaticMarkup(<Emblem report={report} />));
  expect(new Set(emblems).size).toBe(10);
});

describe('ChartTable', () => {
  it('has a row for the lagna and for each graha', () => {
    const rows = renderToStaticMarkup(<ChartTable chart={ASHA_CHART} caption="Positions" />).match(/<tr>/g);
    expect(rows).toHaveLength(11);
  });

  it('leaves out the lagna and the houses when the time is not known', () => {
    const markup = renderToStaticMarkup(<ChartTable chart={ASHA_CHART_WITHOUT_TIME} caption="Positions" />);
    expect(markup).not.toMatch(/Lagna|House/);
  });
});

it('splitTitle breaks a title into lines of about the same length', () => {
  expect(splitTitle('Janam Kundli')).toEqual(['Janam Kundli']);
  expect(splitTitle('Complete Life Blueprint')).toEqual(['Complete Life', 'Blueprint']);
  expect(splitTitle('Moon and Nakshatra Report')).toEqual(['Moon and', 'Nakshatra', 'Report']);
});
