/**
 * The dynamic data of a policy: today's date in India and the grievance officer. A prerendered page contains the date of
 * rendering. Hydration starts with that date, because React requires the same content, and then updates it.
 */
import { useSyncExternalStore } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Grievance } from '#src/contact/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { formatIstDate } from '#web/lib/dates.ts';

type PolicyData = { today: string; grievance: Grievance | null };

const getToday = () => formatIstDate(new Date().toISOString());
const subscribeToNothing = () => () => {};

export async function loader({ context }: LoaderFunctionArgs): Promise<PolicyData> {
  const pageData = getPageData(context);
  if (pageData) return { today: getToday(), grievance: pageData.grievance ?? null };
  const { loadGrievance } = await import('#web/lib/load-grievance.ts');
  return { today: getToday(), grievance: await loadGrievance().catch(() => null) };
}

/** "21 Nov 2026" */
export function useToday(): string {
  const { today } = useLoaderData<PolicyData>();
  return useSyncExternalStore(subscribeToNothing, getToday, () => today);
}

/** Null when no officer is configured, or when the officer could not be loaded. */
export const useGrievance = () => useLoaderData<PolicyData>().grievance;
