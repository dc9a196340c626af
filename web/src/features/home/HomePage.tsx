import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Sky } from '#src/astrology/contract.ts';
import type { Report } from '#src/catalogue/contract.ts';
import type { TownToday } from '#src/panchang/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { toListItem, loadReports } from '#web/lib/catalogue/catalogue-api.ts';
import { createLazySection } from '#web/ui/behaviour/lazy-section.tsx';
import { Hero } from './Hero.tsx';
import { loadSky } from './load-sky.ts';

const Teasers = createLazySection(async () => (await import('./Teasers.tsx')).Teasers);
const HomeBelowFold = createLazySection(async () => (await import('./HomeBelowFold.tsx')).HomeBelowFold);

type HomeData = { reports: Report[]; sky: Sky | null; today: TownToday | null };

/** When catalogue or sky cannot be loaded, the cards have default names and prices, and the chart is empty. */
export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const pageData = getPageData(context);
  if (pageData)
    return {
      reports: (pageData.reports ?? []).map(toListItem),
      sky: pageData.sky ? withoutPeriods(pageData.sky) : null,
      today: pageData.today ?? null,
    };
  const [reports, sky] = await Promise.all([loadReports(), loadSky()]);
  return { reports: reports.value ?? [], sky, today: null };
}

/** Dasha periods have no meaning for the current sky, and their data would be a third of the page. */
const withoutPeriods = (sky: Sky): Sky => ({ ...sky, chart: { ...sky.chart, vimshottari: [] } });

export function Component() {
  const { reports, sky, today } = useLoaderData<HomeData>();
  return (
    <>
      <title>Lagna: Vedic reports, read from the real sky</title>
      <meta
        name="description"
        content="Personal Vedic birth-chart reports in PDF, computed from where the nine grahas truly stood, with the reason beside every statement. Free and paid, by e-mail within 12 hours."
      />
      <Hero sky={sky} today={today} />
      <Teasers reports={reports} />
      <HomeBelowFold reports={reports} />
    </>
  );
}
