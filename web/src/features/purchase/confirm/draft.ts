/** What was filled in on a confirm sheet whose session ended: kept by the tab for the time of a login, offered to the same member alone. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';
import { ChartStyle } from '#src/astrology/contract.ts';

const Filled = z.object({
  /** whose session it was, by address */
  member: z.string(),
  birthDetails: BirthDetails,
  chartStyle: ChartStyle,
  email: z.string(),
  /** whether the birth was to be kept in the profile */
  keep: z.boolean(),
});
export type Filled = z.infer<typeof Filled>;

/** Anybody may write where it was kept: what is no whole sheet, or another member's, is none. */
export function filledFor(member: string, kept: unknown): Filled | undefined {
  const { data } = Filled.safeParse(kept);
  return data?.member === member ? data : undefined;
}
