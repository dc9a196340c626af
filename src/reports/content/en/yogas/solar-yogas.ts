/** Yogas counted from the Sun. */
export const solarYogas = {
  veshi:
    'You look where you are going before you speak of it. Work that asks for an even temper and a plain word goes well with you, and people notice that what you said in spring is what you say in autumn.',
  voshi:
    'There is a store behind you: things learnt, favours kept in mind, mistakes you made only once. You are at your best when you prepare alone and give the result away in company.',
  ubhayachari:
    'Your purpose has attendants before and behind. You are seldom short of support at the moment of stepping forward, and you bear success evenly.',
  budhaAditya:
    'Intelligence is close to the throne. You are articulate about what you want and skilled in offices, examinations and reports.',
} as const;
