/**
 * The frame that /contact shows after a click: a document of ours with OpenStreetMap's map in it. Only this document
 * may name that site; the page around it, and every other page, may not.
 */
import type Router from '@koa/router';
import { framePolicy } from '#src/platform/http/content-policy.ts';
import { HOUSE } from './contract-company.ts';

const MAP = 'https://www.openstreetmap.org';

export function mapPage(router: Router): void {
  const html = page();
  const policy = framePolicy(MAP, html);
  router.get('/contact/map', (ctx) => {
    ctx.set('Content-Security-Policy', policy);
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = html;
  });
}

const page = () => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Map</title>
<style>html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block;overflow:hidden;background:#F4ECDB}</style></head>
<body><iframe title="OpenStreetMap around our house" src="${embed().replaceAll('&', '&amp;')}" sandbox="allow-scripts allow-same-origin allow-popups"></iframe></body></html>
`;

/** Degrees shown to each side of the house: about 600 m east and west, 350 m north and south. */
const AROUND = { lat: 0.0032, lon: 0.006 };

function embed(): string {
  const { lat, lon } = HOUSE;
  const box = [lon - AROUND.lon, lat - AROUND.lat, lon + AROUND.lon, lat + AROUND.lat];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${lat},${lon}`,
  });
  return `${MAP}/export/embed.html?${query.toString()}`;
}
