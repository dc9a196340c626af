/** The sign of the eleventh house: hopes and friends. */
export const signOnEleventh = [
  'You gain by being first: in a new market, with an early application. Your friends are active and a little competitive. Act on an opening within a week, and never quarrel with a friend over profit.',
  'Your gains are slow and safe, and old friends stay for decades. A known return suits you better than a bright promise. Put each year’s gain into deposits, land or gold that you keep long.',
  'You gain through contacts, introductions and small commissions, and you know many people. Of all your plans, choose two, and call the people who matter for them this week.',
  'Friends become like family to you, and gains come through families, food or houses. You often wish for other people’s happiness. Name one wish of your own and tell a friend about it.',
  'Your friends are generous, and some hold high positions. You hope for big things. Ask a senior directly for support, and celebrate only when the money has reached your account.',
  'You gain by skill, exact work and customers who return. Friends rely on your practical help. Raise your rate a little every year; the customers who value you are likely to stay.',
  'You gain through partnerships and by bringing the right people together. Your friends are cultured and polite. Tell them your own wish too, because you usually place it last.',
  'A few close friends keep your secrets. Gains are private and sometimes large, often from things that others ignored. Declare them properly, and keep the tax papers in order.',
  'Your friends come from many places and faiths. Gains reach you from a distance, or through teachers and seniors. Apply for the opening in another state or country; you lose most by not trying.',
  'Your friends are often older than you, and gains come by rank and patience. Increments, arrears and long deposits suit you. Give each wish a date, and review the list every January.',
  'Groups, networks and new technology bring your gains. Some of your hopes are for society more than for yourself. Join one professional association, and accept a small office in it.',
  'Artists, helpers and people in need are your friends. Gains come to you in waves and go out to others. Ask a friend who is good with accounts to plan your savings.',
] as const;
