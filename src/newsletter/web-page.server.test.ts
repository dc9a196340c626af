import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  app.clock.set('2026-12-01T01:00:00Z');
});
afterAll(() => app.close());

const get = (month: string) => supertest(app.url).get(`/newsletter/${month}`);

describe('the page of a month', () => {
  it('has the dates and the paragraphs of all Moon signs, without personal data, scripts and images', async () => {
    const { text, headers } = await get('2026-12').expect(200);
    expect(text).toContain('<title>The sky in December 2026 | Lagna</title>');
    expect(text).toContain('Utpanna Ekadashi');
    expect(text.match(/For your Moon sign/g)).toHaveLength(12);
    expect(text).not.toMatch(/unsubscribe|You get this|<script|<img|undefined/i);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(['2027-01', '2025-11', '2026-13', 'december'])('%s is not found', async (month) => {
    await get(month).expect(404);
  });

  it('of the past year is found', async () => {
    await get('2025-12').expect(200);
  });
});
