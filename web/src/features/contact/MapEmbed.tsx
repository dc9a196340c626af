/** The location of the office: our own drawing first, the map of OpenStreetMap on request. */
import { useEffect, useRef, useState } from 'react';
import { COMPANY_LOCATION } from '#src/contact/contract-company.ts';
import { company } from '#web/content/company.ts';
import { office } from '#web/content/office.ts';
import { Button } from '#web/ui/Button.tsx';
import { MapCompass } from './MapCompass.tsx';
import css from './MapEmbed.module.css';

const OSM_URL = `https://www.openstreetmap.org/?mlat=${COMPANY_LOCATION.lat}&mlon=${COMPANY_LOCATION.lon}#map=17/${COMPANY_LOCATION.lat}/${COMPANY_LOCATION.lon}`;

export function MapEmbed() {
  const [isMapShown, setIsMapShown] = useState(false);
  const figureRef = useRef<HTMLElement>(null);
  // The button that had the focus is removed: move the focus to the figure.
  useEffect(() => {
    if (isMapShown) figureRef.current?.focus();
  }, [isMapShown]);
  return (
    <figure ref={figureRef} className={`night ${css.figure}`} tabIndex={-1} aria-label="Where we are">
      {isMapShown ? (
        // sandboxed by src/contact/map-page.ts: a second sandbox would remove the Referer, which the tile server requires
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={css.map} src="/contact/map" title={`Map: ${company.name}, ${office.address[1]}`} />
      ) : (
        <div className={css.drawing}>
          <MapCompass />
          <div className={css.text}>
            <p>This map is our own drawing: north is up, and the rings are half a kilometre apart.</p>
            <p className="soft small">
              The street map comes from openstreetmap.org. Your browser loads it only when you press the
              button. That site then sees your IP address.
            </p>
            <Button onClick={() => setIsMapShown(true)}>Show the map</Button>
          </div>
        </div>
      )}
      <figcaption className="small soft">
        {office.address.join(', ')}.{' '}
        <a href={OSM_URL} rel="noreferrer">
          Open it at OpenStreetMap
        </a>
      </figcaption>
    </figure>
  );
}
