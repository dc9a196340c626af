import { describe, expect, it } from 'vitest';
import { listCatalogueEvents, type ReportRow } from './catalogue-change.ts';

const row: ReportRow = {
  key: 'janam-kundli',
  name: 'Janam Kundli',
  description: 'Your whole chart.',
  category: 'paid',
  price_paise: 99_900,
  page_count: 80,
  available: true,
  features: [],
};

describe('events of a catalogue change', () => {
  it('each kind of change has its own event', () => {
    const change = { name: 'Kundli', price_paise: 89_900, page_count: null, available: false };
    expect(listCatalogueEvents(row, change)).toEqual([
      { type: 'CataloguePriceChangedBySupport', data: { fromPaise: 99_900, toPaise: 89_900 } },
      {
        type: 'CatalogueTextsChangedBySupport',
        data: { name: { from: 'Janam Kundli', to: 'Kundli' } },
      },
      { type: 'CataloguePageCountChangedBySupport', data: { fromPages: 80, toPages: null } },
      { type: 'ReportWithdrawnBySupport', data: {} },
    ]);
  });

  it('changed features are recorded as JSON', () => {
    const features = [{ title: 'Dasha', text: 'All periods.' }];
    expect(listCatalogueEvents(row, { features })).toEqual([
      {
        type: 'CatalogueTextsChangedBySupport',
        data: { features: { from: '[]', to: JSON.stringify(features) } },
      },
    ]);
  });

  it('values that the report has already give no event', () => {
    expect(listCatalogueEvents(row, { name: row.name, available: true, features: [] })).toEqual([]);
  });
});
