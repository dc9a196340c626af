import { Gauge, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { parseExposition } from './exposition.ts';

it('a gauge without a number, such as the lag of an event loop that was not measured yet, is a sample', async () => {
  const registry = new Registry();
  new Gauge({ name: 'lag_seconds', help: 'Lag.', registers: [registry] }).set(Number.NaN);
  const { samples } = parseExposition(await registry.metrics());
  expect(samples).toEqual([{ name: 'lag_seconds', type: 'gauge', labels: {}, value: Number.NaN }]);
});
