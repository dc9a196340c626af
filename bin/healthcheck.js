// HEALTHCHECK of the image: exit status 0 when the process answers, on the port that its role has.
const { METRICS_PORT, PORT = '3000' } = process.env;
const url = METRICS_PORT ? `http://127.0.0.1:${METRICS_PORT}/livez` : `http://127.0.0.1:${PORT}/livez`;

fetch(url, { signal: AbortSignal.timeout(2500) }).then(
  ({ ok }) => process.exit(ok ? 0 : 1),
  () => process.exit(1),
);
