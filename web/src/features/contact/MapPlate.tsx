/** Where the house stands. A plate of our own first; the map of another house only for those who ask for it. */
import { useEffect, useRef, useState } from 'react';
import { COMPANY_LOCATION } from '#src/contact/contract-company.ts';
import { company } from '#web/content/company.ts';
import { house } from '#web/content/house.ts';
import { Button } from '#web/ui/Button.tsx';
import { Bearings } from './Bearings.tsx';
import css from './MapPlate.module.css';

const ON_THE_SITE = `https://www.openstreetmap.org/?mlat=${COMPANY_LOCATION.lat}&mlon=${COMPANY_LOCATION.lon}#map=17/${COMPANY_LOCATION.lat}/${COMPANY_LOCATION.lon}`;

export function MapPlate() {
  const [asked, setAsked] = useState(false);
  const plate = useRef<HTMLElement>(null);
  // the button that had the focus is gone
  useEffect(() => {
    if (asked) plate.current?.focus();
  }, [asked]);
  return (
    <figure ref={plate} className={`night ${css.plate}`} tabIndex={-1} aria-label="Where we are">
      {asked ? (
        // fenced inside (map-page.ts): a second fence would take the Referer without which its tile server sends nothing
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={css.map} src="/contact/map" title={`Map: ${company.name}, ${house.address[1]}`} />
      ) : (
        <div className={css.before}>
          <Bearings />
          <div className={css.ask}>
            <p>This plate is our own drawing: north is up, the rings stand half a kilometre apart.</p>
            <p className="soft small">
              The street map comes from openstreetmap.org. Your browser loads it when you press the button and
              not before; they then see your internet address.
            </p>
            <Button onClick={() => setAsked(true)}>Show the map</Button>
          </div>
        </div>
      )}
      <figcaption className="small soft">
        {house.address.join(', ')}.{' '}
        <a href={ON_THE_SITE} rel="noreferrer">
          Open it at OpenStreetMap
        </a>
      </figcaption>
    </figure>
  );
}
