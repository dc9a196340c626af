/** Addresses of a purchase that name its order, or at least its report. */
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const told = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return told.length > 0 ? `${path}?${new URLSearchParams(told)}` : path;
};

export const retryPath = (order?: string, report?: string): string =>
  withQuery('/retry-payment', order ? { order } : { report });

/** With an order in hand one wants to write: straight to the form, past the common questions. */
export const supportPath = (order?: string): string =>
  order ? `${withQuery('/support', { order })}#write` : '/support';
