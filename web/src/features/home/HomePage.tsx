import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Sky } from '#src/astrology/contract.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { toListItem, loadReports } from '#web/lib/catalogue/catalogue-api.ts';
import { lazySection } from '#web/ui/behaviour/lazy-section.tsx';
import { Hero } from './Hero.tsx';
import { readSky } from './read-sky.ts';
import { ReportCards } from './ReportCards.tsx';
import { Teasers } from './Teasers.tsx';

const LowerHome = lazySection(async () => (await import('./LowerHome.tsx')).LowerHome);

type HomeData = { reports: Report[]; sky: Sky | null };

/** The page stands without catalogue and sky: names and prices of its cards are written, the wheel waits. */
export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const given = getPageData(context);
  if (given)
    return { reports: (given.reports ?? []).map(toListItem), sky: given.sky ? bare(given.sky) : null };
  const [reports, sky] = await Promise.all([loadReports(), readSky()]);
  return { reports: reports.value ?? [], sky };
}

/** The periods of a life mean nothing for a day's sky, and would be a third of the page. */
const bare = (sky: Sky): Sky => ({ ...sky, chart: { ...sky.chart, vimshottari: [] } });

export function Component() {
  const { reports, sky } = useLoaderData<HomeData>();
  return (
    <>
      <title>Lagna: Vedic reports, read from the real sky</title>
      <meta
        name="description"
        content="Personal Vedic birth-chart reports in PDF, computed from where the nine grahas truly stood, with the reason beside every statement. Free and paid, by e-mail within 12 hours."
      />
      <Hero sky={sky} />
      <Teasers reports={reports} />
      <ReportCards reports={reports} />
      <LowerHome />
    </>
  );
}
