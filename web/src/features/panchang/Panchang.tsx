/** The page of one panchang. */
import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import type { PanchangView } from '#src/panchang/contract.ts';
import { rememberTown, takeTownChoice } from '#web/lib/remembered-town.ts';
import { createLazySection } from '#web/ui/behaviour/lazy-section.tsx';
import { saveLastSeen } from './last-seen.ts';
import { Limbs } from './Limbs.tsx';
import { PageTop } from './PageTop.tsx';
import { createTownClock, formatLongDate } from './town-clock.ts';
import { useNow } from './use-now.ts';

/** The prerendered drawing needs its script only for the present time, so the script comes after those of the form. */
const DayBand = createLazySection(async () => (await import('./band/DayBand.tsx')).DayBand);
const PanchangBelowFold = createLazySection(
  async () => (await import('./PanchangBelowFold.tsx')).PanchangBelowFold,
);

/** `notice`: shown above a panchang that was kept on the device. */
export function Panchang({ panchang, notice }: { panchang: PanchangView; notice?: string }) {
  const now = useNow(panchang);
  const isBusy = useNavigation().state === 'loading';
  const clock = createTownClock(panchang.clock, panchang.date);
  useDeviceMemory(panchang);
  return (
    <>
      <Head panchang={panchang} />
      <PageTop panchang={panchang} notice={notice} />
      <DayBand panchang={panchang} clock={clock} now={now} isBusy={isBusy} />
      <Limbs panchang={panchang} clock={clock} />
      <PanchangBelowFold panchang={panchang} now={now} />
    </>
  );
}

function Head({ panchang }: { panchang: PanchangView }) {
  const { town, date, varaNames, tithis, nakshatras, isIndexed } = panchang;
  return (
    <>
      <title>{`Panchang for ${town.name}, ${varaNames.english}, ${formatLongDate(date)} | Lagna`}</title>
      <meta
        name="description"
        content={`Tithi ${tithis[0]!.name}, nakshatra ${nakshatras[0]!.name}, sunrise, Rahu Kaal, choghadiya and the calendar of the month for ${town.label}, by the clock of the town.`}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={`Panchang for ${town.name}`}
        href={`/api/panchang/${town.slug}/feed.json`}
      />
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  );
}

/** Keeps the day for times without a connection. The town is remembered only if the visitor chose it, not for a visit by a link. */
function useDeviceMemory(panchang: PanchangView): void {
  useEffect(() => {
    saveLastSeen(panchang);
    if (takeTownChoice()) rememberTown(panchang.town);
  }, [panchang]);
}
