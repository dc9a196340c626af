/** A change of one row of the catalogue, and the events that record it. */
import type { Features } from '#src/catalogue/contract.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import type { SupportEvent } from '#src/support/support-events.ts';

export type ReportRow = {
  key: string;
  name: string;
  description: string;
  category: string;
  price_paise: number;
  page_count: number | null;
  available: boolean;
  features: Features;
};

export type CatalogueChange = Partial<
  Pick<ReportRow, 'name' | 'description' | 'features' | 'price_paise' | 'page_count' | 'available'>
>;

/** Lists one event for each kind of change. Gives no event when the row has these values already. */
export function listCatalogueEvents(row: ReportRow, change: CatalogueChange): SupportEvent[] {
  const after = { ...row, ...change };
  const texts = listTextChanges(row, after);
  const events: (SupportEvent | false)[] = [
    row.price_paise !== after.price_paise && {
      type: 'CataloguePriceChangedBySupport',
      data: { fromPaise: row.price_paise, toPaise: after.price_paise },
    },
    Object.keys(texts).length > 0 && { type: 'CatalogueTextsChangedBySupport', data: texts },
    row.page_count !== after.page_count && {
      type: 'CataloguePageCountChangedBySupport',
      data: { fromPages: row.page_count, toPages: after.page_count },
    },
    row.available !== after.available && {
      type: after.available ? 'ReportOfferedBySupport' : 'ReportWithdrawnBySupport',
      data: {},
    },
  ];
  return events.filter((event) => event !== false);
}

function listTextChanges(before: ReportRow, after: ReportRow) {
  const features = [before, after].map((row) => JSON.stringify(row.features)) as [string, string];
  return {
    ...(before.name === after.name ? {} : { name: { from: before.name, to: after.name } }),
    ...(before.description === after.description
      ? {}
      : { description: { from: before.description, to: after.description } }),
    ...(features[0] === features[1] ? {} : { features: { from: features[0], to: features[1] } }),
  };
}

export const describePrice = ({ category, price_paise: price }: ReportRow): string =>
  category === 'paid' ? formatPaise(price) : 'free';

export const describeAvailability = ({ available }: Pick<ReportRow, 'available'>): string =>
  available ? 'on sale' : 'not on sale';
