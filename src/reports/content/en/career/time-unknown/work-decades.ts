/** The maha dashas as periods of work, by whether the condition of their lord is weak. */
import type { Graha } from '#src/astrology/contract.ts';

export const mahaAtWork: Record<Graha, { ease: string; strain: string }> = {
  Sun: {
    ease: 'The light is turned on you, for six years. A visible charge, an office or a cause with your name on the door is what this climate grows; sign what you mean and share the credit by name.',
    strain:
      'You are asked to stand in front before you feel tall. Choose the charge yourself, small and real, and it teaches you to be seen without needing to be praised.',
  },
  Moon: {
    ease: 'Ten years near the public and near the kitchen. Work that feeds, houses, teaches or comforts does well, and a place you are fond of earns more than a place that is merely grand.',
    strain:
      'Mood and roster pull at each other in these ten years. Fix your hours first and your targets second, and change a post only when two good weeks in a row say so.',
  },
  Mars: {
    ease: 'Seven years with a strong arm. Build, repair, compete, take on the site or the unit that others avoid; what is begun early in the period has the most wind in it.',
    strain:
      'There is force about and it wants a fence. Give it tools, sport and a deadline, keep quarrels with superiors on paper, and these seven years leave you with something standing.',
  },
  Mercury: {
    ease: 'A long market day of seventeen years: trade, writing, accounts, pupils, new skills in quick succession. Keep one subject at depth, and let the many small earnings gather around it.',
    strain:
      'Much is offered and much of it in small print. Learn one trade thoroughly in these seventeen years and say a friendly no to the other eleven.',
  },
  Jupiter: {
    ease: 'For sixteen years your word has credit. Teaching, counsel, institutions and honest growth belong to the period; so does the duty to raise somebody younger behind you.',
    strain:
      'Growth comes with a bill attached in these sixteen years. Prefer depth to size, check who carries the cost of a promise, and let your judgement be asked for before it is given.',
  },
  Venus: {
    ease: 'Twenty years in which work may be agreeable and still be work. Design, hospitality, agreements, anything that people choose with pleasure, prospers; so does a partnership with clear shares.',
    strain:
      'Comfort and effort bargain for twenty years. Decide in advance what is enough, put beauty into the work and not only around it, and keep friendship and invoice in separate envelopes.',
  },
  Saturn: {
    ease: 'Nineteen years of the long ladder, and you know how to climb. What is built in them, an institution, a craft, a name for reliability, does not need to be built again.',
    strain:
      'The road rises for nineteen years, evenly. Carry less, rest by rule, choose work that old age can respect, and count the years of service as savings, for so they are.',
  },
  Rahu: {
    ease: 'Eighteen years abroad, even without a passport: new fields, unfamiliar people, tools that did not exist when you began. You can rise fast here; test each rung and keep an old friend informed.',
    strain:
      'Fog and neon, by turns, for eighteen years. Large offers want a second reader, ambition wants a sentence that explains it, and the dull half of the work is what keeps you on the road.',
  },
  Ketu: {
    ease: 'Seven years of fewer things, better done. A specialist’s skill, research or service without a banner suits the time, and what drops away had mostly been carried out of habit.',
    strain:
      'Interest in rank thins out before you have another in its place. Hold one steady task through these seven years, and let the question of calling be answered late and quietly.',
  },
};

/** For readers who are retired, and for readers who do not work yet. */
export const workDecadesIntro = {
  young:
    'School is the work of the years before sixteen, so a period that ends by then is not told here. What follows is meant for later, as one keeps a coat to grow into.',
  elder:
    'Read work in these lines as whatever fills the morning: a household, a trust, a field, a neighbour’s papers. Posts come to an end, and the habit of being useful need not.',
} as const;
