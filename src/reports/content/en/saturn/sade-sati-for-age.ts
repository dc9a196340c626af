/** Sade Sati and the natal Saturn for readers of sixty or more, in place of texts on a post, an examination or parents. */
import type { SaturnPhase } from '#src/astrology/contract.ts';

/** By the Moon sign, from 1. The other parts have the same text at every age. */
export const seniorSadeSatiPhases: Partial<Record<number, Partial<Record<SaturnPhase['phase'], string>>>> = {
  1: {
    peak: 'Saturn is weakest in Aries, so you want to act and are made to wait for papers and permissions. Walk at a fixed hour each day. Let a younger person stand in the queue for you.',
  },
  2: {
    rising:
      'Saturn in Aries brings sudden changes and expenses that you did not plan. Your Taurus Moon needs time. Ask for a week before you agree to a move or sign for somebody else.',
  },
  3: {
    peak: 'Saturn in Gemini asks you to finish what you begin. Reduce your interests to two. It is a very good time to write down what you remember and to put papers in order.',
    setting:
      'Saturn in Cancer is in a difficult sign, and the house or family money needs you. Speak little and act steadily. Have house papers and nominations checked by an expert.',
  },
  4: {
    setting:
      'Saturn in Leo brings visible duty: you are asked to speak or to sign for the family. Keep spending modest, and let younger people decide their own matters.',
  },
  5: {
    rising:
      'Saturn in Cancer brings expenses for the home or an old house. Your Leo Moon prefers praise to duty. Do the repairs and visits first; respect comes from them.',
    peak: 'Saturn in Leo brings less praise, while the duties stay. Do what you value without waiting for thanks, and keep blood pressure and temper in check.',
  },
  6: {
    rising:
      'Saturn in Leo brings expense or worry through a matter of respect. Your Virgo Moon works quietly. Say once what you think, and do not argue about it.',
    peak: 'Saturn in Virgo adds more and more small tasks to your list, in a sign that is friendly to it. Remove a third of them each Sunday. Keep the check-up and the daily walk.',
  },
  7: {
    peak: 'Saturn is exalted in your own Libra, which makes this one of the best middle parts. It asks you to decide. Decisions on the house, a will or a promise made with care can last.',
  },
  8: {
    setting:
      'Saturn in Sagittarius brings order through study, faith and a teacher’s plain advice. Income and speech improve. Help a child of the family with books or a course.',
  },
  10: {
    rising:
      'Saturn in Sagittarius raises the question of purpose and brings costs of travel or study. Your Capricorn Moon prefers work. Make the pilgrimage first, in company, and rest after it.',
    peak: 'Saturn is in its own sign with your Capricorn Moon, so the duties are hard but suit you. Keep the one that matters most. Let the family know when you are tired.',
  },
  12: {
    peak: 'Saturn in Pisces gives limits to dreams and sympathy. Fix hours for visitors and a sum for helping others. Music, prayer or an easy walk each day steadies the mind.',
    setting:
      'Saturn is weakest in Aries, so income needs a direct effort and speech turns sharp. Ask in short sentences for what is due to you, and pause before you answer relatives.',
  },
};

/** By the rising sign, from 1. */
export const seniorSaturnByLagna: Partial<Record<number, string>> = {
  1: 'Saturn rules your standing and your income. Its slow years ask for patience with offices and payments. Ask in writing, and keep a copy of each letter.',
  2: 'With Taurus as your lagna, Saturn rules fortune and standing, and so it is your yogakaraka. Even Sade Sati can increase the respect that you have. Accept an honour, and share its duties.',
  5: 'With Leo as your lagna, Saturn rules daily duties, rivals and companions. Its years ask for patience with helpers and relatives. Let small matters of respect pass, and people stay close to you.',
  6: 'With Virgo as your lagna, Saturn rules studies, children and daily duties. Its transits train one skill that stays with you. Choose one craft, prayer or language for those years, and keep to it.',
  7: 'With Libra as your lagna, Saturn rules home and studies, and so it is your yogakaraka. What you build in its years lasts: a safe house, a good habit or peace at home. Start with the one you need most.',
  11: 'With Aquarius as your lagna, Saturn rules you, your sleep and your expenses. Its transits can take you away from home for some time. Fix the hour of sleep, and a monthly limit for spending.',
};
