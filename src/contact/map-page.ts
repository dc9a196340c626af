/**
 * The document in the frame that /contact shows after a click: it embeds OpenStreetMap. The content security policy of
 * this document allows that site; the policies of all other pages do not.
 */
import type Router from '@koa/router';
import { createFramePolicy } from '#src/platform/http/content-policy.ts';
import { COMPANY_LOCATION } from './contract-company.ts';

const MAP_SITE = 'https://www.openstreetmap.org';

export function registerMapRoutes(router: Router): void {
  const html = renderPage();
  const policy = createFramePolicy(MAP_SITE, html);
  router.get('/contact/map', (ctx) => {
    ctx.set('Content-Security-Policy', policy);
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = html;
  });
}

const renderPage = () => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Map</title>
<style>html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block;overflow:hidden;background:#F4ECDB}</style></head>
<body><iframe title="OpenStreetMap around our office" src="${buildEmbedUrl().replaceAll('&', '&amp;')}" sandbox="allow-scripts allow-same-origin allow-popups"></iframe></body></html>
`;

/** Degrees on each side of the office: about 600 m east and west, 350 m north and south. */
const MARGIN_DEGREES = { lat: 0.0032, lon: 0.006 };

function buildEmbedUrl(): string {
  const { lat, lon } = COMPANY_LOCATION;
  const box = [
    lon - MARGIN_DEGREES.lon,
    lat - MARGIN_DEGREES.lat,
    lon + MARGIN_DEGREES.lon,
    lat + MARGIN_DEGREES.lat,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${lat},${lon}`,
  });
  return `${MAP_SITE}/export/embed.html?${query.toString()}`;
}
