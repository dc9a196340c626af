/** The lord of the eighth house in each house: change and its effects. */
export const lordOfEighth = [
  'Change has left its mark on you, and it sits like a well-mended coat. You question handed-down truths, conserve your strength, and begin again more calmly than people who never had to.',
  'Money has taught you to let go and to count again. What is lent may return late, what is shared needs a signature, and your best reserve is knowledge that few trouble to acquire.',
  'Without much of a push from brothers or cousins you found your nerve alone, at your own pace. Repair, research and writing about hidden matters suit hands that dislike being hurried.',
  'The ground has moved once or twice: a house sold, a school changed, a secret under the stairs. You have learnt to pack well, to check papers of property, and to carry peace as hand luggage.',
  'Your mind works like a well: still on top, deep, slow to fill. Quick cleverness bores you, the children or pupils in your life are few and mean much, and what you finally understand you can live on.',
  'One knot loosens another here. You come through rivalry and hard early lessons with an odd advantage, and people hire you for exactly the kind of trouble that you know from inside.',
  'Partnership leads you to the deep end. Either of you may have a past, a family purse or a silence to explain; candour early on makes the later tides easy to swim.',
  'What is hidden keeps a steady house in you. You last, you know more than you sell, and when things shake, your pulse is the slowest in the room.',
  'You lost a borrowed faith and missed it. Since then belief has had to pass your own inspection; elders may have been hard to read, and the sacred meets you most readily in what cannot be explained.',
  'Your career has had its trapdoors, and you know by now where the ladder is kept. Work behind the scenes, with risk, legacies or research, rewards you; gossip starves if results do the replying.',
  'Gains are slow in the first half and kinder in the second. Do not count a friend’s promise as income; do count on old contacts, dormant accounts and the patience you acquired meanwhile.',
  'Losses cancel losses, by an old rule that suits you. You spend to be rid of a burden, sleep better in simple rooms, and discover in retreat or far away what the noise had covered.',
] as const;
