/**
 * What a policy says that is not written in it: today's date in India, and whom to turn to with a complaint. The page is
 * drawn by the server and read later: it carries the day it was drawn, so that the browser takes over the same page
 * before it writes its own day.
 */
import { useSyncExternalStore } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Grievance } from '#src/contact/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { formatIstDate } from '#web/lib/dates.ts';

type PolicyData = { today: string; grievance: Grievance | null };

const now = () => formatIstDate(new Date().toISOString());
const never = () => () => {};

export async function loader({ context }: LoaderFunctionArgs): Promise<PolicyData> {
  const given = getPageData(context);
  if (given) return { today: now(), grievance: given.grievance ?? null };
  const { loadGrievance: readGrievance } = await import('#web/lib/load-grievance.ts');
  return { today: now(), grievance: await readGrievance().catch(() => null) };
}

/** "21 Nov 2026" */
export function useToday(): string {
  const { today } = useLoaderData<PolicyData>();
  return useSyncExternalStore(never, now, () => today);
}

export const useGrievance = () => useLoaderData<PolicyData>().grievance;
