internal import ArgumentParser
internal import MorselCommands

@main
enum Entry {
    static func main() async { await Morsel.start() }
}
