import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('lets the given number through and the next one when a place is given back', async () => {
  const gate = createGate(2);
  const passed: string[] = [];
  const enter = async (name: string) => {
    const leave = await gate.enter();
    passed.push(name);
    return leave;
  };
  const first = await enter('first');
  await enter('second');
  const third = enter('third');
  expect(passed).toEqual(['first', 'second']);
  first();
  await third;
  expect(passed).toEqual(['first', 'second', 'third']);
});

it('counts a place given back twice only once', async () => {
  const gate = createGate(1);
  const leave = await gate.enter();
  leave();
  leave();
  await gate.enter();
  const refused = gate.enter(AbortSignal.abort(new Error('nobody left')));
  await expect(refused).rejects.toThrow('nobody left');
});

it('lets one that gives up out of the queue without losing the place', async () => {
  const gate = createGate(1);
  const leave = await gate.enter();
  const patience = new AbortController();
  const impatient = gate.enter(patience.signal);
  const next = gate.enter();
  patience.abort(new Error('gone home'));
  await expect(impatient).rejects.toThrow('gone home');
  leave();
  await expect(next).resolves.toBeTypeOf('function');
});
