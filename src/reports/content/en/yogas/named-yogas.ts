/** Other yogas with a name. */
export const namedYogas = {
  chamara:
    'Elders and persons in authority honour you. You read and speak well, and people listen to you even when you hold no rank. Take part in debates, panels or public functions.',
  shankha:
    'You are kind and firm at once, and you can oppose a person and still remain friends. Land, books and good conduct bring you lasting comfort. Keep the early morning for study.',
  kahala:
    'You are bold, and a small loyal group stands behind you. A stubborn task suits you. Ask for the branch or the team that others gave up, and choose your people yourself.',
  bheri:
    'Your life is full of family, guests and activity, and comfort grows with it. Regular habits keep your strength. Hold to fixed hours for meals and sleep, even in the wedding season.',
  khadga:
    'Learning and wealth feed each other in your life: money spent on study comes back as income. Put a part of each year’s earnings into a course, and show gratitude to whoever taught you.',
  kalanidhi:
    'You collect skills, and people respect your taste and your speech. Honour comes through learning and art. Perform, teach or advise in public at least once a year.',
  pushkala:
    'Your words have influence, and people in high places are glad to help you. What you feel and what you do agree. When your group needs somebody to speak for it, offer yourself.',
} as const;
