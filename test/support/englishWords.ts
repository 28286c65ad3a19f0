/** Some English words that no other language has. */
export const ENGLISH_WORDS =
  /\b(the|your?|guess(es)?|settings|statistics|streak|today’s|yesterday|country|which|with|loading|reload|share|shown|how to play|northeast|southwest|across|could|play|past)\b/i;
