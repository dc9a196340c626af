/** Mars in each house, first to twelfth. */
export const mars = [
  'You act fast and say what you think. This wins you time, but at times you have to apologise later. Exercise every morning, and wait one hour before you answer in anger.',
  'Your words are direct, and at home they hurt more than you intend. Money comes in large sums at irregular times, and you spend it quickly. Move a part of each payment to savings on the same day.',
  'Courage and skilful hands are your strength. Sport, machines, sales and any work with quick action are favoured. With brothers, sisters and neighbours, offer help first and criticism later.',
  'There is heat at home: repairs, shifting things, or arguments about small matters. You feel at peace in a house that you can improve. Take up one repair at a time, and discuss property without raising your voice.',
  'You compete to win, and you teach by challenge. Engineering, coaching, sport and quick decisions suit your mind. Be gentle with children and juniors, and never put savings into speculation on a sudden idea.',
  'You are strong in competition and do not give up before an opponent. Competitive exams, defence, police, law and technical work are favoured. Choose your fights, and repay loans early while your energy is high.',
  'You choose a lively partner and expect frank answers. Attraction is strong, and quarrels are quick on both sides. Agree early on a rule for quarrels: no shouting, and talk again after a meal.',
  'You stay calm in a real crisis, but small things make you angry. Research, engineering, insurance and investigation use your strength well. Drive slowly on days when you are upset.',
  'You hold your beliefs firmly and act on them. You may differ with your father or a teacher and still respect them. Put this energy into higher study, pilgrimage or service, and avoid arguments about religion.',
  'You are active and ambitious at work, and you like a clear target. Engineering, real estate, management, police or your own business is favoured. Ask for independent charge of one project, and be polite to slower colleagues.',
  'You want large gains and work for them openly. Land, machines, contracts or an elder brother or sister can be a source of income. Put part of every profit into a fixed deposit before the next plan.',
  'You keep anger inside, and it shows as sudden spending or restless sleep. Work abroad or behind the scenes uses this energy well. Walk or run daily, and decide on big expenses only in the morning.',
] as const;
