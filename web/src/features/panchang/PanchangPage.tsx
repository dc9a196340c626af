/** The panchang of a town: /panchang/<town> is today, /panchang/<town>/<date> another day. */
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { getPageData } from '#web/lib/page-data.ts';
import { loadPanchangPage, type LoadedPage } from './load-panchang.ts';
import { Panchang } from './Panchang.tsx';
import { Unavailable } from './Unavailable.tsx';

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const page = getPageData(context)?.panchang;
  if (!page) return loadPanchangPage(params['town'] ?? '', params['date'], request.signal);
  return page.kind === 'panchang' ? page : data(page, { status: 404 });
}

export function Component() {
  const page = useLoaderData<LoadedPage>();
  return page.kind === 'panchang' ? <Panchang panchang={page.panchang} /> : <Unavailable page={page} />;
}
