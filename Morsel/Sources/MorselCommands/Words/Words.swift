/// Sentences for errors, made where people read them.
///
/// Each names the part, says why, and what would be accepted.
enum Words {}
