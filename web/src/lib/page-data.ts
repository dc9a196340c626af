/**
 * Data that the server passes to `render`; loaders read it from their context. In the browser the context is empty, and
 * loaders call the API.
 */
import type { Sky } from '#src/astrology/contract.ts';
import type { Report } from '#src/catalogue/contract.ts';
import type { PostedMatch, SharedMatchData } from '#src/kundli-milan/contract-page.ts';
import type { PanchangPage, TownToday } from '#src/panchang/contract.ts';
import type { Grievance } from '#src/contact/contract.ts';

export type PageData = {
  reports?: Report[];
  sky?: Sky | null;
  grievance?: Grievance;
  /** in New Delhi */
  today?: TownToday;
  /** of a request without scripts */
  postedMatch?: PostedMatch;
  /** of the link that is rendered */
  sharedMatch?: SharedMatchData;
  /** of the address that is rendered */
  panchang?: PanchangPage;
};

export const getPageData = (context: unknown): PageData | undefined =>
  import.meta.env.SSR ? (context as PageData) : undefined;
