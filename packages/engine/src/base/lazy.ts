/** Made when it is first asked for: whoever loads the engine for something else does not wait for it. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
